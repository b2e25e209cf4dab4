import Redis, { type RedisOptions } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

/** A limit: a number of events per window. */
export interface Limit {
  count: number;
  windowMs: number;
}

/** A rate limit with a fixed window per key, which starts with the first event. */
export interface RateLimit {
  /**
   * Consumes one point.
   *
   * @returns Seconds until the next attempt (`Retry-After`); 0 if it is within the limit.
   */
  consume(key: string): Promise<number>;
  /** Seconds until the next attempt, 0 if there is one left; consumes nothing. */
  retryAfter(key: string): Promise<number>;
  /** Gives one point back. */
  reward(key: string): Promise<void>;
  /** Resets a key. */
  reset(key: string): Promise<void>;
}

/** Creates a rate limit; its name is the prefix of its keys. */
export type RateLimits = (name: string, limit: Limit) => RateLimit;

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

function wrap(limiter: RateLimiterAbstract, count: number): RateLimit {
  return {
    async consume(key) {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsOf(refusal);
        throw refusal;
      }
    },
    async retryAfter(key) {
      const state = await limiter.get(key);
      return state !== null && state.consumedPoints >= count ? secondsOf(state) : 0;
    },
    async reward(key) {
      await limiter.reward(key);
    },
    async reset(key) {
      await limiter.delete(key);
    },
  };
}

const optionsOf = (name: string, { count, windowMs }: Limit) => ({
  keyPrefix: `leads:${name}`,
  points: count,
  duration: Math.ceil(windowMs / 1000),
});

/** Rate limits in the memory of this process. */
export const memoryRateLimits: RateLimits = (name, limit) =>
  wrap(new RateLimiterMemory(optionsOf(name, limit)), limit.count);

/** Redis connection, from the same variables as Directus'. */
function redisOptions(env: Readonly<Record<string, unknown>>): RedisOptions | string | undefined {
  if (env.REDIS_ENABLED === false) return undefined;
  if (typeof env.REDIS === 'string') return env.REDIS;
  if (env.REDIS_HOST === undefined) return undefined;
  const text = (name: string) => (env[name] === undefined ? undefined : String(env[name]));
  return {
    host: String(env.REDIS_HOST),
    port: Number(env.REDIS_PORT ?? 6379),
    username: text('REDIS_USERNAME'),
    password: text('REDIS_PASSWORD'),
    db: Number(env.REDIS_DB ?? 0),
  };
}

/**
 * Rate limits for a Directus: in Redis if it is configured, so that they are shared by all
 * processes, otherwise in memory. While Redis is down each process falls back to its memory.
 *
 * @param env Variables of Directus.
 * @param onChange Called when Redis begins to answer, and when it ceases to.
 */
export function rateLimitsFor(
  env: Readonly<Record<string, unknown>>,
  logger: { error(message: string): void },
  onChange: (isShared: boolean) => void = () => undefined,
): RateLimits {
  const where = redisOptions(env);
  if (where === undefined) return memoryRateLimits;
  // With ioredis' offline queue, sign-ins would hang while Redis is down; without a time limit, while
  // it does not answer.
  const once = { enableOfflineQueue: false, maxRetriesPerRequest: 1, commandTimeout: 1000 };
  const client =
    typeof where === 'string' ? new Redis(where, once) : new Redis({ ...where, ...once });
  let isDown = false;
  client.on('ready', () => {
    isDown = false;
    onChange(true);
  });
  client.on('error', () => {
    // ioredis emits an error for each reconnection attempt: log the first one only.
    if (!isDown) logger.error('rate limits: Redis does not answer, counted in memory meanwhile.');
    isDown = true;
    onChange(false);
  });
  return (name, limit) => {
    const options = optionsOf(name, limit);
    return wrap(
      new RateLimiterRedis({
        ...options,
        storeClient: client,
        insuranceLimiter: new RateLimiterMemory(options),
      }),
      limit.count,
    );
  };
}

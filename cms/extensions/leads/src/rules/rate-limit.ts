import Redis, { type RedisOptions } from 'ioredis';
import {
  RateLimiterMemory,
  RateLimiterRedis,
  RateLimiterRes,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible';

/** How often something may happen within a time. */
export interface Limit {
  count: number;
  windowMs: number;
}

/** Counts what happened under a key; the window starts with the first of it. */
export interface RateLimit {
  /**
   * Counts one more.
   *
   * @returns Seconds to wait; 0 where it is within the limit.
   */
  take(key: string): Promise<number>;
  /** Seconds to wait, 0 where there is room; counts nothing. */
  wait(key: string): Promise<number>;
  /** Takes one back that was no attempt after all. */
  giveBack(key: string): Promise<void>;
  /** Starts counting a key anew. */
  forget(key: string): Promise<void>;
}

/** Makes a rate limit. The name tells its counts from those of others. */
export type RateLimits = (name: string, limit: Limit) => RateLimit;

const secondsOf = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000));

function wrap(limiter: RateLimiterAbstract, count: number): RateLimit {
  return {
    async take(key) {
      try {
        await limiter.consume(key);
        return 0;
      } catch (refusal) {
        if (refusal instanceof RateLimiterRes) return secondsOf(refusal);
        throw refusal;
      }
    },
    async wait(key) {
      const state = await limiter.get(key);
      return state !== null && state.consumedPoints >= count ? secondsOf(state) : 0;
    },
    async giveBack(key) {
      await limiter.reward(key);
    },
    async forget(key) {
      await limiter.delete(key);
    },
  };
}

const optionsOf = (name: string, { count, windowMs }: Limit) => ({
  keyPrefix: `leads:${name}`,
  points: count,
  duration: Math.ceil(windowMs / 1000),
});

/** Rate limits that count in the memory of this process. */
export const memoryRateLimits: RateLimits = (name, limit) =>
  wrap(new RateLimiterMemory(optionsOf(name, limit)), limit.count);

/** Where Redis is, as Directus reads it from its variables. */
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
 * Rate limits for a Directus: in Redis where it is configured, so that they hold across processes,
 * else in memory. While Redis does not answer each process counts by itself.
 *
 * @param env Variables of Directus.
 */
export function rateLimitsFor(
  env: Readonly<Record<string, unknown>>,
  logger: { error(message: string): void },
): RateLimits {
  const where = redisOptions(env);
  if (where === undefined) return memoryRateLimits;
  // A queue would hold sign-ins back for as long as Redis is away.
  const once = { enableOfflineQueue: false, maxRetriesPerRequest: 1 };
  const client =
    typeof where === 'string' ? new Redis(where, once) : new Redis({ ...where, ...once });
  let isDown = false;
  client.on('ready', () => (isDown = false));
  client.on('error', () => {
    // It tries again all the time, and says so each time.
    if (!isDown) logger.error('rate limits: Redis does not answer, counted in memory meanwhile.');
    isDown = true;
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

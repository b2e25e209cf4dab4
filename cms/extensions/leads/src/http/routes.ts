import type { Request, Response, Router } from 'express';
import { IDEMPOTENCY_HEADER, isIdempotencyKey, isLeadKind, type LeadCode } from '../contract';
import { LeadError, invalid, problem, rateLimited, unavailable } from '../errors';
import { verifyDownloadToken } from '../rules/hash';
import { countLead } from '../metrics';
import type { RateLimit } from '../rules/rate-limit';
import { officeTimeZone } from '../../../../../contract/site.json';
import { freeSlots } from '../rules/slots';
import { errorName, retryOnBusy } from '../store/database-errors';
import { healthReader } from '../store/health';
import { takenSlots } from '../store/leads';
import { presentationLink } from '../store/presentation';
import { readSettings } from '../store/settings';
import { createLead, type LeadContext } from '../store/create-lead';
import { callerOf, isStaffCall, isVisitorCall, networkOfCall } from './caller';
import { ClientGone, discard, drain, readBody } from './read-body';
import { refuse } from './refuse';
import { requestIdOf } from './request-id';

/** Error boundary of a handler: maps errors to responses without internal details. */
function withLeadErrors(
  context: LeadContext,
  handler: (request: Request, response: Response) => Promise<void>,
) {
  return async (request: Request, response: Response): Promise<void> => {
    try {
      await handler(request, response);
    } catch (error) {
      if (error instanceof ClientGone) return;
      if (error instanceof LeadError) return refuse(response, error);
      context.host.logger.error(
        `leads: ${errorName(error)} in ${request.method} ${request.path} (${requestIdOf(request)}).`,
      );
      refuse(response, unavailable());
    }
  };
}

function keyOf(request: Request): string {
  const key = request.get(IDEMPOTENCY_HEADER);
  if (key === undefined || key === '') throw invalid(problem(IDEMPOTENCY_HEADER, 'required'));
  if (!isIdempotencyKey(key)) throw invalid(problem(IDEMPOTENCY_HEADER, 'invalid'));
  return key;
}

/** The signed-in visitor; requests of staff are linked to no account. */
const accountOf = (request: Request): string | null =>
  isVisitorCall(request) ? (callerOf(request)?.user ?? null) : null;

/** Label of a refusal; whatever is no refusal is answered as 503. */
const outcomeOf = (error: unknown) =>
  (error instanceof LeadError ? error : unavailable()).code.toLowerCase() as Lowercase<LeadCode>;

async function postLead(
  context: LeadContext,
  perNetwork: RateLimit,
  request: Request,
  response: Response,
): Promise<void> {
  const kind = request.params.kind ?? '';
  const started = performance.now();
  const count = (outcome: Parameters<typeof countLead>[1]) =>
    countLead(kind, outcome, performance.now() - started);
  try {
    const network = networkOfCall(request);
    const wait = await perNetwork.consume(network);
    if (wait > 0) throw rateLimited(wait);
    if (!isLeadKind(kind)) throw invalid(problem('kind', 'unknown'));
    const key = keyOf(request);
    await context.ready;
    const body = await readBody(request, context.env.tempDir);
    try {
      const account = accountOf(request);
      const stored = await createLead(context, { kind, key, body, account, network });
      const link = await presentationLink(context, stored);
      count(stored.isRepeated ? 'repeated' : 'stored');
      context.host.logger.info(
        { request: requestIdOf(request), lead: stored.id, kind: stored.kind },
        stored.isRepeated ? 'leads: a request came again' : 'leads: a request was stored',
      );
      response
        .status(201)
        .set('Cache-Control', 'no-store')
        .json({ data: { id: stored.id, ...(link === null ? {} : { file_url: link }) } });
    } finally {
      await discard(body.file);
    }
  } catch (error) {
    drain(request);
    if (!(error instanceof ClientGone)) count(outcomeOf(error));
    throw error;
  }
}

async function getSlots({ host }: LeadContext, response: Response): Promise<void> {
  const now = Date.now();
  const settings = await retryOnBusy(() => readSettings(host.database));
  const taken = await retryOnBusy(() => takenSlots(host.database, now));
  response.set('Cache-Control', 'no-store').json({
    data: {
      timezone: officeTimeZone,
      minutes: settings.minutes,
      slots: freeSlots(settings, taken, now),
    },
  });
}

function linkExpired(response: Response): void {
  response.status(404).json({
    errors: [
      {
        message: 'This link has expired. Ask for the catalogue again.',
        extensions: { code: 'ROUTE_NOT_FOUND' },
      },
    ],
  });
}

async function getPresentation(
  { host, env }: LeadContext,
  request: Request,
  response: Response,
): Promise<void> {
  const file = verifyDownloadToken(env.secret, request.params.token ?? '', Date.now());
  if (file === undefined) return linkExpired(response);
  const assets = new host.services.AssetsService({
    schema: await host.getSchema(),
    knex: host.database,
    accountability: null,
  });
  const asset = await assets.getAsset(file).catch(() => undefined);
  if (asset === undefined) return linkExpired(response);
  const { stream, file: stored, stat } = asset;
  response.attachment(stored.filename_download ?? 'catalogue.pdf');
  response.set('Content-Type', stored.type ?? 'application/octet-stream');
  response.set('Content-Length', String(stat.size));
  response.set('Cache-Control', 'private, max-age=3600');
  stream.on('error', () => response.destroy());
  stream.pipe(response);
}

/**
 * The routes below `/leads` (design 3.6).
 *
 * @param router Of Directus, mounted at `/leads`.
 * @param context Dependencies of the handlers.
 * @param perNetwork Rate limit of requests per network.
 */
export function addRoutes(router: Router, context: LeadContext, perNetwork: RateLimit): void {
  const readHealth = healthReader(context.host.database, () => context.captcha.downSince());
  router.get(
    '/slots',
    withLeadErrors(context, (_request, response) => getSlots(context, response)),
  );
  router.get(
    '/health',
    withLeadErrors(context, async (request, response) => {
      const health = await readHealth();
      const { status } = health;
      response
        .status(status === 'ok' ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .json({ data: isStaffCall(request) ? health : { status } });
    }),
  );
  router.get(
    '/presentation/:token',
    withLeadErrors(context, (request, response) => getPresentation(context, request, response)),
  );
  router.post(
    '/:kind',
    withLeadErrors(context, (request, response) =>
      postLead(context, perNetwork, request, response),
    ),
  );
}

import type { Request, Response, Router } from 'express';
import { IDS } from '../../../../access/ids';
import { IDEMPOTENCY_HEADER, isIdempotencyKey, isLeadKind } from '../contract';
import type { Caller } from '../host';
import { LeadError, invalid, problem, rateLimited, unavailable } from '../errors';
import { readGrant } from '../rules/hash';
import type { RateLimiter } from '../rules/rate-limit';
import { OFFICE_TIMEZONE, freeSlots } from '../rules/slots';
import { errorName, whenFree } from '../store/database-errors';
import { readHealth } from '../store/health';
import { takenSlots } from '../store/leads';
import { presentationLink } from '../store/presentation';
import { readSettings } from '../store/settings';
import { takeLead, type Desk } from '../store/take-lead';
import { ClientGone, discard, drain, readBody } from './read-body';
import { refuse } from './refuse';

/** Runs a handler; whatever it throws becomes an answer without inner details. */
function answering(desk: Desk, handler: (request: Request, response: Response) => Promise<void>) {
  return async (request: Request, response: Response): Promise<void> => {
    try {
      await handler(request, response);
    } catch (error) {
      if (error instanceof ClientGone) return;
      if (error instanceof LeadError) return refuse(response, error);
      desk.host.logger.error(`leads: ${errorName(error)} in ${request.method} ${request.path}.`);
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

/** The visitor who is signed in; people of the company have requests of no account. */
function accountOf(request: Request): string | null {
  const { accountability } = request as Request & { accountability?: Caller };
  return accountability?.role === IDS.visitorRole ? accountability.user : null;
}

async function postLead(
  desk: Desk,
  perAddress: RateLimiter,
  request: Request,
  response: Response,
): Promise<void> {
  const kind = request.params.kind ?? '';
  try {
    const wait = perAddress.wait(request.ip ?? '', Date.now());
    if (wait > 0) throw rateLimited(wait);
    perAddress.hit(request.ip ?? '', Date.now());
    if (!isLeadKind(kind)) throw invalid(problem('kind', 'unknown'));
    const key = keyOf(request);
    await desk.ready;
    const body = await readBody(request, desk.env.tempDir);
    try {
      const stored = await takeLead(desk, { kind, key, body, account: accountOf(request) });
      const link = await presentationLink(desk, stored);
      response
        .status(201)
        .set('Cache-Control', 'no-store')
        .json({ data: { id: stored.id, ...(link === null ? {} : { file_url: link }) } });
    } finally {
      await discard(body.file);
    }
  } catch (error) {
    drain(request);
    throw error;
  }
}

async function getSlots({ host }: Desk, response: Response): Promise<void> {
  const now = Date.now();
  const settings = await whenFree(() => readSettings(host.database));
  const taken = await whenFree(() => takenSlots(host.database, now));
  response.set('Cache-Control', 'no-store').json({
    data: {
      timezone: OFFICE_TIMEZONE,
      minutes: settings.minutes,
      slots: freeSlots(settings, taken, now),
    },
  });
}

function notThere(response: Response): void {
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
  { host, env }: Desk,
  request: Request,
  response: Response,
): Promise<void> {
  const file = readGrant(env.secret, request.params.token ?? '', Date.now());
  if (file === undefined) return notThere(response);
  const assets = new host.services.AssetsService({
    schema: await host.getSchema(),
    knex: host.database,
    accountability: null,
  });
  const asset = await assets.getAsset(file).catch(() => undefined);
  if (asset === undefined) return notThere(response);
  const { stream, file: stored, stat } = asset;
  response.attachment(stored.filename_download ?? 'catalogue.pdf');
  response.set('Content-Type', stored.type ?? 'application/octet-stream');
  response.set('Content-Length', String(stat.size));
  response.set('Cache-Control', 'private, max-age=3600');
  stream.on('error', () => response.destroy());
  stream.pipe(response);
}

/**
 * The addresses below `/leads` (design 3.6).
 *
 * @param router Of Directus, mounted at `/leads`.
 * @param desk What requests are taken with.
 * @param perAddress Limit of requests an address.
 */
export function addRoutes(router: Router, desk: Desk, perAddress: RateLimiter): void {
  router.get(
    '/slots',
    answering(desk, (_request, response) => getSlots(desk, response)),
  );
  router.get(
    '/health',
    answering(desk, async (_request, response) => {
      const health = await readHealth(desk.host.database, desk.captcha.downSince());
      response
        .status(health.status === 'ok' ? 200 : 503)
        .set('Cache-Control', 'no-store')
        .json({ data: health });
    }),
  );
  router.get(
    '/presentation/:token',
    answering(desk, (request, response) => getPresentation(desk, request, response)),
  );
  router.post(
    '/:kind',
    answering(desk, (request, response) => postLead(desk, perAddress, request, response)),
  );
}

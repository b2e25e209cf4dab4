import type { Request, Response, Router } from 'express';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { unavailable } from '../errors';
import type { Caller, Host } from '../host';
import { callerOf, isStaffCall } from '../http/caller';
import { refuse, type Refusal } from '../http/refuse';
import { errorName } from '../store/database-errors';
import { BYTE_ORDER_MARK, csvLine } from './csv';
import { leadTable, officeClock, type ExportedLead } from './lead-cells';
import { languageOfUser, readLeads, readNames } from './read-leads';
import { exportTextsFor, type ExportTexts } from './texts';

/** Header that the admin's client sends, and that a page of another origin cannot. */
const OWN_HEADER = 'X-Requested-With';

/**
 * Whether the call comes from the admin itself or carries its token. The session cookie alone is
 * not enough: the browser would send it with a call of any page of the same domain. A token in the
 * address would stay in logs. Directus takes the token of the address, else that of the header, else
 * that of the cookie.
 */
function isIntended(request: Request): boolean {
  if (request.query.access_token !== undefined) return false;
  const { token } = request as Request & { token?: string | null };
  const inHeader = /^bearer (\S+)$/i.exec(request.get('Authorization') ?? '')?.[1];
  const isFromHeader = inHeader !== undefined && inHeader === token;
  return isFromHeader || request.get(OWN_HEADER) === 'XMLHttpRequest';
}

async function* lines(
  leads: AsyncIterable<ExportedLead>,
  { headings, cells }: ReturnType<typeof leadTable>,
  separator: string,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(headings, separator);
  for await (const lead of leads) yield csvLine(cells(lead), separator);
}

function nameOfFile({ fileName }: ExportTexts): string {
  const [day = ''] = officeClock(new Date().toISOString()).split(' ');
  return `${fileName}-${day}.csv`;
}

async function sendTable(host: Host, caller: Caller, response: Response): Promise<void> {
  const leads = await readLeads(host, caller);
  const texts = exportTextsFor(await languageOfUser(host.database, caller.user ?? ''));
  const table = leadTable(texts, await readNames(host.database, texts.language));
  response.attachment(nameOfFile(texts));
  response.set('Content-Type', 'text/csv; charset=utf-8');
  response.set('Cache-Control', 'no-store');
  await pipeline(Readable.from(lines(leads, table, texts.separator)), response);
}

const FORBIDDEN: Refusal = {
  status: 403,
  code: 'FORBIDDEN',
  problems: [{ message: 'Only people who may read requests can export them.' }],
};

function refusalFor(error: unknown, host: Host): Refusal {
  if (errorName(error).includes(FORBIDDEN.code)) return FORBIDDEN;
  host.logger.error(`leads: ${errorName(error)} in the export.`);
  return unavailable('The requests could not be read just now.');
}

const isClientGone = (error: unknown): boolean =>
  errorName(error).includes('ERR_STREAM_PREMATURE_CLOSE');

/**
 * The route `/leads/export`: all requests as a CSV file in the user's language, for those who may
 * read requests.
 *
 * @param router Of Directus, mounted at `/leads`.
 */
export function addExportRoute(router: Router, host: Host): void {
  router.get('/export', async (request, response) => {
    const caller = callerOf(request);
    if (caller === undefined || !isStaffCall(request) || !isIntended(request)) {
      return refuse(response, FORBIDDEN);
    }
    try {
      await sendTable(host, caller, response);
    } catch (error) {
      // An error in the middle has cut the connection: no file that looks complete.
      if (!isClientGone(error)) refuse(response, refusalFor(error, host));
    }
  });
}

import { randomUUID } from 'node:crypto';
import type { LeadKind } from '../contract';
import { IDEMPOTENCY_HEADER, captchaAction } from '../contract';
import {
  LeadError,
  invalid,
  problem,
  rateLimited,
  slotTaken,
  unavailable,
  wrongFile,
} from '../errors';
import type { LeadsEnv } from '../env';
import type { Host } from '../host';
import type { CaptchaClient } from '../http/captcha-client';
import type { Body, ReceivedFile } from '../http/read-body';
import { recogniseFile } from '../rules/file-types';
import { contentHash } from '../rules/hash';
import type { MailLimit } from '../rules/mail-limits';
import type { RateLimit } from '../rules/rate-limit';
import { checkSlot } from '../rules/slots';
import { emailOf, forSpreadsheet } from '../rules/text';
import { validateFields, validateFile, type LeadValues } from '../rules/validate';
import { duplicateField, errorName, retryOnBusy } from './database-errors';
import { deleteFiles, storeFile, withBytes } from './files';
import { findByKey, rowOnSite, takenSlots } from './leads';
import { readSettings } from './settings';

/** What taking a request needs. */
export interface LeadContext {
  host: Host;
  env: LeadsEnv;
  captcha: CaptchaClient;
  perContact: RateLimit;
  /** Of confirmations: the address may be somebody else's. */
  confirmations: MailLimit;
  confirmationsPerNetwork: RateLimit;
  locked: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  /** Called when there is mail to send. */
  triggerOutbox(): void;
  /** Settles when what a killed process left is cleaned up. */
  ready: Promise<void>;
}

/** A request that is stored. */
export interface Stored {
  id: string;
  kind: LeadKind;
  project: number | null;
}

interface Links {
  project: number | null;
  sale: number | null;
  vacancy: number | null;
}

interface Slot {
  slot: string | null;
  meeting_minutes: number | null;
}

/** The items a request is about. One that is gone since the page was built is no reason to refuse. */
async function findLinks({ host }: LeadContext, values: LeadValues): Promise<Links> {
  const idOf = async (collection: 'projects' | 'sales' | 'vacancies', slug: string | null) =>
    slug === null ? null : ((await rowOnSite(host.database, collection, { slug }))?.id ?? null);
  const project = await idOf('projects', values.project);
  if (values.kind === 'catalogue' && project === null) {
    throw invalid(problem('project', 'unknown'));
  }
  return {
    project,
    sale: await idOf('sales', values.sale),
    vacancy: await idOf('vacancies', values.vacancy),
  };
}

async function findSlot({ host }: LeadContext, values: LeadValues): Promise<Slot> {
  if (values.meeting_start === null) return { slot: null, meeting_minutes: null };
  const now = Date.now();
  const settings = await readSettings(host.database);
  const taken = await takenSlots(host.database, now);
  const verdict = checkSlot(values.meeting_start, { settings, taken, now });
  if (verdict === 'taken') throw slotTaken();
  if (verdict !== 'free') throw invalid(problem('meeting_start', verdict));
  // A robot gets an answer like anybody's, but no time of the team's.
  return { slot: values.isSpam ? null : values.meeting_start, meeting_minutes: settings.minutes };
}

/** What is stored as it came; the token and the verdict on the sender are not. */
function columnsOf(values: LeadValues): Record<string, unknown> {
  const notStored: readonly string[] = ['recaptcha_token', 'isSpam'];
  return Object.fromEntries(Object.entries(values).filter(([name]) => !notStored.includes(name)));
}

function rowOf(
  values: LeadValues,
  {
    links,
    slot,
    file,
    account,
    toVisitor,
  }: {
    links: Links;
    slot: Slot;
    file: ReceivedFile | undefined;
    account: string | null;
    toVisitor: boolean;
  },
): Record<string, unknown> {
  const { isSpam } = values;
  return {
    ...columnsOf(values),
    ...links,
    ...slot,
    account,
    status: isSpam ? 'spam' : 'new',
    // Sending a form is agreeing (specification, section 5).
    consent: true,
    file_name: file === undefined ? null : forSpreadsheet(file.name),
    team_mail: isSpam ? 'none' : 'waiting',
    visitor_mail: toVisitor ? 'waiting' : 'none',
    mail_attempts: 0,
    mail_due: isSpam ? null : new Date().toISOString(),
  };
}

/** Whether a confirmation goes out: a request counts whoever it names, a mail only so often. */
async function mayConfirm(
  context: LeadContext,
  values: LeadValues,
  network: string,
): Promise<boolean> {
  const address = emailOf(values.alternative_contact);
  if (values.isSpam || address === undefined) return false;
  if ((await context.confirmationsPerNetwork.take(network)) > 0) return false;
  return context.confirmations.mayMail(address, network);
}

async function insert({ host }: LeadContext, row: Record<string, unknown>): Promise<void> {
  const leads = new host.services.ItemsService('leads', {
    schema: await host.getSchema(),
    knex: host.database,
    accountability: null,
  });
  await retryOnBusy(() => leads.createOne(row));
}

/** Stores file and row; where the row cannot be stored the file goes again. */
async function store(
  context: LeadContext,
  row: Record<string, unknown>,
  upload: { file: ReceivedFile; as: { extension: string; type: string } } | undefined,
): Promise<void> {
  const file = upload && (await retryOnBusy(() => storeFile(context.host, upload.file, upload.as)));
  try {
    await insert(context, { ...row, file: file ?? null });
  } catch (error) {
    // What cannot be removed now, the sweep removes later.
    if (file !== undefined) await deleteFiles(context.host, [file]);
    throw error;
  }
}

/** The request stored under this key, if its content is the same. */
async function findEarlier(
  context: LeadContext,
  key: string,
  hash: string,
): Promise<Stored | undefined> {
  const earlier = await retryOnBusy(() => findByKey(context.host.database, key));
  if (earlier === undefined) return undefined;
  if (earlier.body_hash !== hash) throw invalid(problem(IDEMPOTENCY_HEADER, 'reused'));
  return { id: earlier.id, kind: earlier.kind, project: earlier.project };
}

/** What tells a request from others, and who sent it. */
interface Identity {
  key: string;
  hash: string;
  /** User who is signed in; null where nobody is. */
  account: string | null;
  /** It came from, for rate limits. */
  network: string;
}

async function takeNew(
  context: LeadContext,
  values: LeadValues,
  identity: Identity,
  upload: { file: ReceivedFile; as: { extension: string; type: string } } | undefined,
): Promise<Stored> {
  const links = await retryOnBusy(() => findLinks(context, values));
  const slot = await retryOnBusy(() => findSlot(context, values));
  const wait = await context.perContact.wait(values.phone);
  if (wait > 0) throw rateLimited(wait);
  await context.captcha.verify(values.recaptcha_token, captchaAction(values.kind));
  const id = randomUUID();
  const row = {
    id,
    ...rowOf(values, {
      links,
      slot,
      file: upload?.file,
      account: identity.account,
      toVisitor: await mayConfirm(context, values, identity.network),
    }),
    idempotency_key: identity.key,
    body_hash: identity.hash,
  };
  await store(context, row, upload);
  await context.perContact.take(values.phone);
  return { id, kind: values.kind, project: links.project };
}

async function recognise(file: ReceivedFile) {
  const as = await withBytes(file, (bytes) => recogniseFile(file.name, bytes));
  if (as === undefined) throw wrongFile();
  return { file, as };
}

/**
 * Takes a request: checks it, asks the verifier, stores file and row. What was stored under the key
 * before is answered again, before the captcha, whose tokens are good for one use.
 *
 * @param context What it works with.
 * @param kind What is asked for.
 * @param key Idempotency key.
 * @param body What was received; its temporary file stays the caller's.
 * @param account User who is signed in; null where nobody is.
 * @param network It came from, for rate limits.
 * @returns The stored request.
 * @throws LeadError with all that is wrong; then nothing is stored.
 */
export async function createLead(
  context: LeadContext,
  {
    kind,
    key,
    body,
    account,
    network,
  }: { kind: LeadKind; key: string; body: Body; account: string | null; network: string },
): Promise<Stored> {
  const checked = validateFields(kind, body.fields);
  const fileProblems = validateFile(kind, body.file);
  if (!checked.ok) throw invalid(...checked.problems, ...fileProblems);
  if (fileProblems.length > 0) throw invalid(...fileProblems);
  const { values } = checked;
  const upload = body.file && (await recognise(body.file));
  const identity = { key, hash: contentHash(values, body.file?.digest), account, network };

  return context.locked(key, async () => {
    const earlier = await findEarlier(context, key, identity.hash);
    if (earlier !== undefined) return earlier;
    try {
      const stored = await takeNew(context, values, identity, upload);
      if (!values.isSpam) context.triggerOutbox();
      return stored;
    } catch (error) {
      return await resolveStoreFailure(context, identity, error);
    }
  });
}

/**
 * What to answer when storing failed. Another process may have stored the same request meanwhile:
 * then its answer holds, whatever went wrong here, a spent captcha token included.
 */
async function resolveStoreFailure(
  context: LeadContext,
  { key, hash }: { key: string; hash: string },
  error: unknown,
): Promise<Stored> {
  const duplicate = duplicateField(error);
  const mayBeThere = duplicate !== undefined || error instanceof LeadError;
  const other = mayBeThere ? await findEarlier(context, key, hash) : undefined;
  if (other !== undefined) return other;
  if (error instanceof LeadError) throw error;
  if (duplicate !== undefined) throw slotTaken();
  context.host.logger.error(`leads: a request could not be stored (${errorName(error)}).`);
  throw unavailable();
}

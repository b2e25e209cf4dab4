import { randomUUID } from 'node:crypto';
import type { LeadKind } from '../contract';
import { IDEMPOTENCY_HEADER, captchaAction, needsProject } from '../contract';
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
import { databaseNow } from './shared-database';

/** Dependencies of {@link createLead}. */
export interface LeadContext {
  host: Host;
  env: LeadsEnv;
  captcha: CaptchaClient;
  perContact: RateLimit;
  /** Mail limit of confirmations: the address may belong to somebody else. */
  confirmations: MailLimit;
  confirmationsPerNetwork: RateLimit;
  locked: <T>(key: string, work: () => Promise<T>) => Promise<T>;
  /** Starts the outbox. */
  triggerOutbox(): void;
  /** Resolves when the remains of a killed process are cleaned up. */
  ready: Promise<void>;
}

/** A stored request. */
export interface Stored {
  id: string;
  kind: LeadKind;
  project: number | null;
  /** Whether it had been stored before, under the same key. */
  isRepeated: boolean;
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

/**
 * The items that a request refers to. One that was unpublished since the page was built is ignored,
 * unless the kind requires it.
 */
async function findLinks({ host }: LeadContext, values: LeadValues): Promise<Links> {
  const idOf = async (collection: 'projects' | 'sales' | 'vacancies', slug: string | null) =>
    slug === null ? null : ((await rowOnSite(host.database, collection, { slug }))?.id ?? null);
  const project = await idOf('projects', values.project);
  if (needsProject(values.kind) && project === null) {
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
  // Spam gets the usual response, but takes no slot.
  return { slot: values.isSpam ? null : values.meeting_start, meeting_minutes: settings.minutes };
}

/** The validated values that are columns; the captcha token and the spam flag are not. */
function storedColumns(values: LeadValues): Record<string, unknown> {
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
    now,
  }: {
    links: Links;
    slot: Slot;
    file: ReceivedFile | undefined;
    account: string | null;
    toVisitor: boolean;
    /** Of the database. */
    now: Date;
  },
): Record<string, unknown> {
  const { isSpam } = values;
  return {
    ...storedColumns(values),
    ...links,
    ...slot,
    account,
    status: isSpam ? 'spam' : 'new',
    // Submitting the form is consent (specification, section 5).
    consent: true,
    file_name: file === undefined ? null : forSpreadsheet(file.name),
    team_mail: isSpam ? 'none' : 'waiting',
    visitor_mail: toVisitor ? 'waiting' : 'none',
    mail_attempts: 0,
    mail_due: isSpam ? null : now.toISOString(),
  };
}

/** Whether a confirmation is sent. Mail limits do not reject the request, only its confirmation. */
async function mayConfirm(
  context: LeadContext,
  values: LeadValues,
  network: string,
): Promise<boolean> {
  const address = emailOf(values.alternative_contact);
  if (values.isSpam || address === undefined) return false;
  if ((await context.confirmationsPerNetwork.consume(network)) > 0) return false;
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

/** Stores file and row; deletes the file if the row cannot be stored. */
async function store(
  context: LeadContext,
  row: Record<string, unknown>,
  upload: { file: ReceivedFile; as: { extension: string; type: string } } | undefined,
): Promise<void> {
  const file = upload && (await retryOnBusy(() => storeFile(context.host, upload.file, upload.as)));
  try {
    await insert(context, { ...row, file: file ?? null });
  } catch (error) {
    // The background job deletes it later if this fails.
    if (file !== undefined) await deleteFiles(context.host, [file]);
    throw error;
  }
}

/** The request stored under this idempotency key, if its content hash is the same. */
async function findEarlier(
  context: LeadContext,
  key: string,
  hash: string,
): Promise<Stored | undefined> {
  const earlier = await retryOnBusy(() => findByKey(context.host.database, key));
  if (earlier === undefined) return undefined;
  if (earlier.body_hash !== hash) throw invalid(problem(IDEMPOTENCY_HEADER, 'reused'));
  return { id: earlier.id, kind: earlier.kind, project: earlier.project, isRepeated: true };
}

/** Idempotency key, content hash and sender of a request. */
interface Identity {
  key: string;
  hash: string;
  /** User who is signed in; null if there is none. */
  account: string | null;
  /** It came from, for rate limits. */
  network: string;
}

async function storeNewLead(
  context: LeadContext,
  values: LeadValues,
  identity: Identity,
  upload: { file: ReceivedFile; as: { extension: string; type: string } } | undefined,
): Promise<Stored> {
  const links = await retryOnBusy(() => findLinks(context, values));
  const slot = await retryOnBusy(() => findSlot(context, values));
  const wait = await context.perContact.retryAfter(values.phone);
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
      now: await retryOnBusy(() => databaseNow(context.host.database)),
    }),
    idempotency_key: identity.key,
    body_hash: identity.hash,
  };
  await store(context, row, upload);
  await context.perContact.consume(values.phone);
  return { id, kind: values.kind, project: links.project, isRepeated: false };
}

async function recognise(file: ReceivedFile) {
  const as = await withBytes(file, (bytes) => recogniseFile(file.name, bytes));
  if (as === undefined) throw wrongFile();
  return { file, as };
}

/**
 * Creates a lead: validates it, verifies the captcha, stores file and row. Idempotent: a request
 * already stored under the key is returned before the captcha is verified, because captcha tokens
 * are single-use.
 *
 * @param context Dependencies.
 * @param kind Kind of the request.
 * @param key Idempotency key.
 * @param body Parsed body; the caller deletes its temporary file.
 * @param account User who is signed in; null if there is none.
 * @param network Network of the sender, for rate limits.
 * @returns The stored request.
 * @throws LeadError with all errors; then nothing is stored.
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
      const stored = await storeNewLead(context, values, identity, upload);
      if (!values.isSpam) context.triggerOutbox();
      return stored;
    } catch (error) {
      return await resolveStoreFailure(context, identity, error);
    }
  });
}

/**
 * Resolves a failure to store. If another process has stored the same idempotency key meanwhile,
 * its request is returned, even if the captcha check failed here.
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

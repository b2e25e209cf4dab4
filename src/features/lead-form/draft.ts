import { STORAGE } from '../../config/storage';
import type { LeadKind, LeadValues } from '../../domain/lead';
import { DAY_MS } from '../../utils/day';
import { isRecord } from '../../utils/is-record';
import { localStore, sessionStore, type SafeStorage } from '../../utils/safe-storage';

/** Fields of a draft: never the file. */
export type LeadDraft = Partial<Omit<LeadValues, 'file'>>;

/** Contact fields, shared by all forms. */
const PERSON = ['name', 'phone', 'phone_country', 'alternative_contact'] as const;
const WAITING_DAYS = 7;

function readRecord(store: SafeStorage, name: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(store.get(name) ?? '{}');
    return isRecord(value) ? value : {};
  } catch {
    return {};
  }
}

const without = (record: object, ...names: readonly string[]) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !names.includes(name)));

const draftOf = (value: unknown): LeadDraft =>
  isRecord(value)
    ? (Object.fromEntries(
        Object.entries(value).filter(([, text]) => typeof text === 'string' && text),
      ) as LeadDraft)
    : {};

/** Reads the draft of a kind; the contact fields come from any form. */
export function readDraft(kind: LeadKind): LeadDraft {
  const drafts = readRecord(sessionStore, STORAGE.leadDrafts);
  return { ...draftOf(drafts[kind]), ...draftOf(drafts.person) };
}

/** Saves a draft across a reload and a change of the language, until it is sent. */
export function writeDraft(kind: LeadKind, values: Partial<LeadValues>): void {
  const texts = without(values, 'file');
  const person = Object.fromEntries(PERSON.map((field) => [field, values[field] ?? '']));
  const drafts = readRecord(sessionStore, STORAGE.leadDrafts);
  sessionStore.set(STORAGE.leadDrafts, JSON.stringify({ ...drafts, person, [kind]: texts }));
}

/** Deletes the draft of a sent request, and the contact fields. */
export function clearDraft(kind: LeadKind): void {
  const rest = without(readRecord(sessionStore, STORAGE.leadDrafts), kind, 'person');
  sessionStore.set(STORAGE.leadDrafts, JSON.stringify(rest));
}

/** The idempotency key of a content (contract/leads/README.md). */
export interface Attempt {
  content: string;
  key: string;
}

/** The last attempt to send a kind, so that a retry after a reload has the same key. */
export function readAttempt(kind: LeadKind): Attempt | undefined {
  const drafts = readRecord(sessionStore, STORAGE.leadDrafts);
  const attempt = isRecord(drafts.attempts) ? drafts.attempts[kind] : undefined;
  return isRecord(attempt) && typeof attempt.content === 'string' && typeof attempt.key === 'string'
    ? { content: attempt.content, key: attempt.key }
    : undefined;
}

/** Stores an attempt before it is made. */
export function writeAttempt(kind: LeadKind, attempt: Attempt | undefined): void {
  const drafts = readRecord(sessionStore, STORAGE.leadDrafts);
  const attempts = { ...(isRecord(drafts.attempts) ? drafts.attempts : {}), [kind]: attempt };
  sessionStore.set(STORAGE.leadDrafts, JSON.stringify({ ...drafts, attempts }));
}

/** Stores a request that failed offline, for a week at most. */
export function writeWaiting(kind: LeadKind, values: Partial<LeadValues>): void {
  const all = readRecord(localStore, STORAGE.leadWaiting);
  const entry = { values: without(values, 'file'), until: Date.now() + WAITING_DAYS * DAY_MS };
  localStore.set(STORAGE.leadWaiting, JSON.stringify({ ...all, [kind]: entry }));
}

/** The stored request of a kind that is not sent yet. */
export function readWaiting(kind: LeadKind): LeadDraft | undefined {
  const entry = readRecord(localStore, STORAGE.leadWaiting)[kind];
  if (!isRecord(entry) || typeof entry.until !== 'number' || entry.until < Date.now()) {
    return undefined;
  }
  return draftOf(entry.values);
}

/** Deletes a stored request that is sent or discarded. */
export function clearWaiting(kind: LeadKind): void {
  const rest = without(readRecord(localStore, STORAGE.leadWaiting), kind);
  if (Object.keys(rest).length > 0) localStore.set(STORAGE.leadWaiting, JSON.stringify(rest));
  else localStore.remove(STORAGE.leadWaiting);
}

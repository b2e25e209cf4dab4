import days from '../../contract/leads/reply-days.json';
import type { LeadKind } from './lead';

/**
 * Working days within which a request is answered. A meeting needs none: its time is confirmed at
 * once.
 */
export const REPLY_DAYS: Readonly<Record<keyof typeof days, number>> = days;

/** Whether the site states a reply time for a kind. */
export const isAnsweredInDays = (kind: LeadKind): kind is keyof typeof days =>
  Object.hasOwn(days, kind);

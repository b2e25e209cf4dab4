import days from '../../contract/leads/reply-days.json';
import type { LeadKind } from './lead';

/**
 * Working days within which a request is answered. A meeting has its own time, which is confirmed
 * at once.
 */
export const REPLY_DAYS: Readonly<Partial<Record<LeadKind, number>>> = days;

import { createHmac, randomUUID } from 'node:crypto';

/** Requested preview: an item, or a path of the site. */
export type Target =
  { collection: string; item: string | null; locale: string | null } | { path: string };

/** User id, and language of the user's admin. */
export interface Ticket {
  user: string;
  language: string;
  target: Target;
}

/**
 * Signs a ticket for the preview server: single-use, valid for a minute.
 *
 * @param secret Shared with the server.
 * @param at Unix time, milliseconds.
 */
export function sealTicket(secret: string, ticket: Ticket, at: number): string {
  const value = { ...ticket, at, nonce: randomUUID() };
  const body = Buffer.from(JSON.stringify(value)).toString('base64url');
  const digest = createHmac('sha256', secret).update(`preview-ticket.${body}`).digest('base64url');
  return `${body}.${digest}`;
}

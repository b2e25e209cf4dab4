import { createHmac, randomUUID } from 'node:crypto';

/** What an editor wants to see: an item, or a path of the site. */
export type Target =
  { collection: string; item: string | null; locale: string | null } | { path: string };

/** Who asks, and in which language the admin speaks to them. */
export interface Ticket {
  user: string;
  language: string;
  target: Target;
}

/**
 * A ticket for the server of the preview, as that one checks it: good once and for a minute.
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

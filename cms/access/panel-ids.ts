import { createHash } from 'node:crypto';

/** Prefix of the ids of all panels that setup creates. */
const PANEL_PREFIX = '9a3f4b56';

/**
 * Deterministic id of a dashboard panel, which makes setup idempotent.
 *
 * @param key Unique among the panels that setup creates.
 */
export function panelId(key: string): string {
  const hash = createHash('sha256').update(key).digest('hex');
  return `${PANEL_PREFIX}-${hash.slice(0, 4)}-4${hash.slice(4, 7)}-8${hash.slice(7, 10)}-${hash.slice(10, 22)}`;
}

/** Whether the panel was created by setup, in this version or an earlier one. */
export const isOwnPanel = (id: string): boolean => id.startsWith(`${PANEL_PREFIX}-`);

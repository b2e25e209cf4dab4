type Filter = Readonly<Record<string, unknown>>;

/**
 * Meetings from a moment on that take place: neither spam nor cancelled.
 *
 * @param from - ISO 8601, or a function of Directus' filters
 */
export const meetingsFrom = (from: string): Filter => ({
  _and: [{ meeting_start: { _gte: from } }, { status: { _nin: ['spam', 'cancelled'] } }],
});

/** Meetings that are still to come. */
export const MEETINGS_AHEAD = meetingsFrom('$NOW');

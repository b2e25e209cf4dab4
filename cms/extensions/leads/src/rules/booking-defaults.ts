/** What holds where the editors left a field of the settings empty. */
export const BOOKING_DEFAULTS = {
  /** Length of a meeting, minutes. */
  minutes: 30,
  /** Hours between now and the first slot that is offered. */
  noticeHours: 3,
  /** Days that are offered, today included. */
  days: 21,
  /** Working hours in Europe/Kyiv; days are 1 (Monday) to 7. */
  hours: ['1', '2', '3', '4', '5'].map((day) => ({ day, from: '10:00', to: '18:00' })),
} as const;

/** Months a request is kept (section 10 of the demo's privacy policy). */
export const RETENTION_MONTHS = 24;

/** Defaults for empty fields of the booking settings. */
export const BOOKING_DEFAULTS = {
  /** Length of a meeting, minutes. */
  minutes: 30,
  /** Minimum lead time of a booking, hours. */
  noticeHours: 3,
  /** Booking window in days, today included. */
  days: 21,
  /** Working hours in Europe/Kyiv; days are 1 (Monday) to 7. */
  hours: ['1', '2', '3', '4', '5'].map((day) => ({ day, from: '10:00', to: '18:00' })),
} as const;

/** Retention period of requests, months (section 10 of the demo's privacy policy). */
export const RETENTION_MONTHS = 24;

/** Path of the calendar of meetings in the admin. */
export const MEETINGS_PATH = '/publishing/meetings';

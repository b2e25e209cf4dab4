import { allowsPreloads, type Connection } from '../domain/preload';

/** What Chromium alone tells of the connection. */
type NavigatorWithConnection = Navigator & {
  connection?: Connection;
};

/** Whether this visitor's browser and connection allow preloads. */
export const mayPreload = (): boolean =>
  allowsPreloads(navigator, (navigator as NavigatorWithConnection).connection);

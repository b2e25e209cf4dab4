import { Call } from '../../sections/call/call';
import { LowerBar } from '../lower-bar/lower-bar';

/** How a page without a form ends: a quiet call, and on a phone the bar at the lower edge. */
export function PageEnd() {
  return (
    <>
      <Call />
      <LowerBar />
    </>
  );
}

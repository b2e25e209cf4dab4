import type { GatsbyBrowser } from 'gatsby';
import { openFromAddress } from '../features/lightbox/watch-triggers';
import { pageFinishedLoading } from '../features/promo/promo-timer';
import { localeOfPath } from '../i18n/paths';
import { isMoving } from './is-moving';
import { rememberLocale } from './remember-locale';
import { startScrollReveal } from './scroll-reveal';

/** Set from the first navigation on: the page one arrives on does not fade in. */
const NAVIGATED_CLASS = 'navigated';

let stopScrollReveal = () => {};

/** A page is being shown, by load or navigation. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (isMoving()) return;
  if (prevLocation) document.documentElement.classList.add(NAVIGATED_CLASS);
  stopScrollReveal();
  stopScrollReveal = startScrollReveal();
  rememberLocale(location, !prevLocation);
  openFromAddress();
  const startPromo = () => pageFinishedLoading(localeOfPath(location.pathname));
  if (document.readyState === 'complete') startPromo();
  else window.addEventListener('load', startPromo, { once: true });
};

import type { GatsbyBrowser } from 'gatsby';
import { openFromAddress } from '../features/lightbox/watch-triggers';
import { pageFinishedLoading } from '../features/promo/promo-timer';
import { LOCALES } from '../i18n/locales';
import { localeOfPath } from '../i18n/paths';
import { isRedirecting } from './is-redirecting';
import { renderOffscreenSections } from './render-offscreen-sections';
import { rememberLocale } from './remember-locale';
import { startScrollReveal } from './scroll-reveal';

/** Set from the first navigation on: the page one arrives on does not fade in. */
const NAVIGATED_CLASS = 'navigated';

let stopScrollReveal = () => {};

/** Once the page is laid out: only then is it known what is below the screen. */
function revealOnScroll(): void {
  stopScrollReveal();
  let isLeft = false;
  stopScrollReveal = () => {
    isLeft = true;
  };
  void renderOffscreenSections().then(() => {
    if (!isLeft) stopScrollReveal = startScrollReveal();
  });
}

/** Only where it differs: setting it makes the browser style the whole page anew. */
function setDocumentLanguage(language: string): void {
  const root = document.documentElement;
  if (root.lang !== language) root.lang = language;
}

/** A page is being shown, by load or navigation. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (isRedirecting()) return;
  const locale = localeOfPath(location.pathname);
  setDocumentLanguage(LOCALES[locale].language);
  if (prevLocation) document.documentElement.classList.add(NAVIGATED_CLASS);
  revealOnScroll();
  rememberLocale(location, !prevLocation);
  openFromAddress();
  const startPromo = () => pageFinishedLoading(locale);
  if (document.readyState === 'complete') startPromo();
  else window.addEventListener('load', startPromo, { once: true });
};

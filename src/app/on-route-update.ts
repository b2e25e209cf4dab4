import type { GatsbyBrowser } from 'gatsby';
import { openLightboxOfPage, preloadLightbox } from '../features/lightbox/watch-triggers';
import { pageFinishedLoading } from '../features/promo/promo-timer';
import { LOCALES } from '../i18n/locales';
import { localeOfPath } from '../i18n/paths';
import { openInSteps, wholePage } from '../utils/page-in-steps';
import { isRedirecting } from './is-redirecting';
import { renderOffscreenSections } from './render-offscreen-sections';
import { rememberLocale } from './remember-locale';
import { startScrollReveal } from './scroll-reveal';
import { preloadTextLinks } from './text-links';

/** Set from the first navigation on: the landing page does not fade in. */
const NAVIGATED_CLASS = 'navigated';

let stopScrollReveal = () => {};

/** After layout: positions below the fold are not known before. */
function revealOnScroll(): void {
  stopScrollReveal();
  let isLeft = false;
  stopScrollReveal = () => {
    isLeft = true;
  };
  void wholePage()
    .then(() => (isLeft ? undefined : renderOffscreenSections()))
    .then(() => {
      if (!isLeft) stopScrollReveal = startScrollReveal();
    });
}

/** Only if it differs: setting it recalculates the styles of the whole page. */
function setDocumentLanguage(language: string): void {
  const root = document.documentElement;
  if (root.lang !== language) root.lang = language;
}

/** After each page load or navigation. */
export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  if (isRedirecting()) return;
  openInSteps(false);
  const locale = localeOfPath(location.pathname);
  setDocumentLanguage(LOCALES[locale].language);
  if (prevLocation) document.documentElement.classList.add(NAVIGATED_CLASS);
  revealOnScroll();
  rememberLocale(location, !prevLocation);
  openLightboxOfPage();
  void wholePage().then(() => {
    preloadTextLinks();
    void preloadLightbox();
  });
  const startPromo = () => pageFinishedLoading(locale);
  if (document.readyState === 'complete') startPromo();
  else window.addEventListener('load', startPromo, { once: true });
};

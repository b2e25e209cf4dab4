import type { GatsbyBrowser } from 'gatsby';
import { GTM_ID, HYDRATED_EVENT } from '../config/browser';
import { UNASKED_GUARD_MS } from '../domain/chunk-reload';
import { offerLanguage } from '../features/language-offer/offer-language';
import { watchTriggers } from '../features/lightbox/watch-triggers';
import { loadPart } from '../utils/load-part';
import { logError } from '../utils/log';
import { isRedirecting } from './is-redirecting';
import { loadRedirects } from './navigation';
import { persistForms } from './persist-forms';
import { followTextLinks } from './text-links';
import { watchForUpdates } from './update-check';

/** If this fails, nothing is measured and no consent is asked for. */
async function measure(): Promise<void> {
  if (!GTM_ID) return;
  try {
    const { startAnalytics } = await loadPart(
      () => import(/* webpackChunkName: "analytics" */ './analytics'),
      UNASKED_GUARD_MS,
    );
    await startAnalytics();
  } catch (error) {
    logError('What measures the site did not load', error);
  }
}

/** Needed from the first scroll on. */
function watchHeader(): void {
  const onScroll = () => {
    loadPart(
      () => import(/* webpackChunkName: "returning-header" */ './returning-header'),
      UNASKED_GUARD_MS,
    )
      .then(({ returnHeader }) => returnHeader())
      .catch((error: unknown) => logError('The header does not return', error));
  };
  window.addEventListener('scroll', onScroll, { once: true, passive: true });
}

/** After the first render: starts what is not urgent. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (isRedirecting()) return;
  watchTriggers();
  persistForms();
  watchForUpdates();
  watchHeader();
  followTextLinks();
  void loadRedirects();
  // One question at a time.
  void measure().then(offerLanguage);
  // In a task of its own, as a click would be.
  setTimeout(() => window.dispatchEvent(new Event(HYDRATED_EVENT)));
};

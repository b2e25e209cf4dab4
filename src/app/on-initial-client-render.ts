import type { GatsbyBrowser } from 'gatsby';
import { offerLanguage } from '../features/language-offer/offer-language';
import { watchTriggers } from '../features/lightbox/watch-triggers';
import { isRedirecting } from './is-redirecting';
import { persistForms } from './persist-forms';
import { watchForUpdates } from './update-check';

/** After the first render: what may wait for it. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (isRedirecting()) return;
  watchTriggers();
  persistForms();
  watchForUpdates();
  void offerLanguage();
};

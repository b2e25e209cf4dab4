import type { GatsbyBrowser } from 'gatsby';
import { offerLanguage } from '../features/language-offer/offer-language';
import { watchTriggers } from '../features/lightbox/watch-triggers';
import { isMoving } from './is-moving';
import { keepForms } from './keep-forms';
import { watchForUpdates } from './update-check';

/** After the first render: what may wait for it. */
export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (isMoving()) return;
  watchTriggers();
  keepForms();
  watchForUpdates();
  void offerLanguage();
};

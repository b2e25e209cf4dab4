import type { GatsbyBrowser } from 'gatsby';
import { limitPreloads } from './limit-preloads';
import { installNavigationGuard } from './navigation';
import { learnBuildOfOldPage } from './update-check';
import { watchAnchors } from './smooth-anchors';
import { keepViewportCookie } from './viewport-cookie';

/** Before the first render: what every navigation and preload goes through. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  learnBuildOfOldPage();
  installNavigationGuard();
  watchAnchors();
  limitPreloads(window.___loader);
  keepViewportCookie();
};

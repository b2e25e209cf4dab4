import type { GatsbyBrowser } from 'gatsby';
import { preloadPages } from './preload-pages';
import { installNavigationGuard } from './navigation';
import { readBuildOfRestoredPage } from './update-check';
import { watchAnchors } from './smooth-anchors';
import { keepViewportCookie } from './viewport-cookie';

/** Before the first render: installs the hooks of navigation and preloading. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  readBuildOfRestoredPage();
  installNavigationGuard();
  watchAnchors();
  preloadPages();
  keepViewportCookie();
};

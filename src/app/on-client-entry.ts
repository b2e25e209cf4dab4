import type { GatsbyBrowser } from 'gatsby';
import { limitPreloads } from './limit-preloads';
import { installNavigationGuard } from './navigation';
import { readBuildOfRestoredPage } from './update-check';
import { watchAnchors } from './smooth-anchors';
import { keepViewportCookie } from './viewport-cookie';

/** Before the first render: installs the hooks of navigation and preloading. */
export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  readBuildOfRestoredPage();
  installNavigationGuard();
  watchAnchors();
  limitPreloads();
  keepViewportCookie();
};

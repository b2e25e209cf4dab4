import type { GatsbyBrowser } from 'gatsby';
import { DEFERRED_LAYOUT_ATTRIBUTE, HEADER_ATTRIBUTE } from '../config/browser';
import { useModals } from '../features/modal/modal-store';
import { abortPendingRequests } from '../utils/navigation-abort';
import { scrollAtOnce } from './smooth-anchors';

/** Before a navigation: cleans up after the current page. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.documentElement.removeAttribute(DEFERRED_LAYOUT_ATTRIBUTE);
  document.documentElement.removeAttribute(HEADER_ATTRIBUTE);
  scrollAtOnce();
  abortPendingRequests();
  useModals.getState().leavePage();
};

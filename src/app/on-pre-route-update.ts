import type { GatsbyBrowser } from 'gatsby';
import { FIRST_SCREEN_ATTRIBUTE } from '../config/browser';
import { useModals } from '../features/modal/modal-store';
import { abortPendingRequests } from '../utils/navigation-abort';
import { scrollAtOnce } from './smooth-anchors';

/** A page is about to be left. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  document.documentElement.removeAttribute(FIRST_SCREEN_ATTRIBUTE);
  scrollAtOnce();
  abortPendingRequests();
  useModals.getState().leavePage();
};

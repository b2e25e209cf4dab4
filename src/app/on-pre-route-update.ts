import type { GatsbyBrowser } from 'gatsby';
import { useModals } from '../features/modal/modal-store';
import { abortCalls } from '../utils/leaving';

/** A page is about to be left. */
export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return;
  abortCalls();
  useModals.getState().leavePage();
};

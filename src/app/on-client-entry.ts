import type { GatsbyBrowser } from 'gatsby';
import { keepViewportCookie } from './viewport-cookie';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  keepViewportCookie();
};

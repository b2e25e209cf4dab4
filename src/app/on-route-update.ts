import type { GatsbyBrowser } from 'gatsby';
import { startScrollReveal } from './scroll-reveal';

/** Set from the first navigation on: the page one arrives on does not fade in. */
const NAVIGATED_CLASS = 'navigated';

let stopScrollReveal = () => {};

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ prevLocation }) => {
  if (prevLocation) document.documentElement.classList.add(NAVIGATED_CLASS);
  stopScrollReveal();
  stopScrollReveal = startScrollReveal();
};

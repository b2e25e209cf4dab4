import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { RootBoundary } from './root-boundary';

type WrapRootElement = NonNullable<GatsbyBrowser['wrapRootElement'] & GatsbySSR['wrapRootElement']>;

/** Around all that Gatsby shows, in the browser and where the HTML is made. */
export const wrapRootElement: WrapRootElement = ({ element }) => (
  <RootBoundary>{element}</RootBoundary>
);

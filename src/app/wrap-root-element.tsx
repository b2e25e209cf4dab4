import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { RootBoundary } from './root-boundary';

type WrapRootElement = NonNullable<GatsbyBrowser['wrapRootElement'] & GatsbySSR['wrapRootElement']>;

/** Wraps Gatsby's root, in the browser and during server-side rendering. */
export const wrapRootElement: WrapRootElement = ({ element }) => (
  <RootBoundary>{element}</RootBoundary>
);

import type { GatsbyBrowser, GatsbySSR } from 'gatsby';
import { ErrorBoundary } from './error-boundary';
import { Modals } from './modals';

type WrapPageElement = NonNullable<GatsbyBrowser['wrapPageElement'] & GatsbySSR['wrapPageElement']>;

/** Around every page, in the browser and where its HTML is made. */
export const wrapPageElement: WrapPageElement = ({ element, props }) => (
  <ErrorBoundary pathname={props.location.pathname}>
    {element}
    <Modals pathname={props.location.pathname} />
  </ErrorBoundary>
);

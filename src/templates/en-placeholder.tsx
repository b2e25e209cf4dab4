import { graphql, navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { ROUTES } from '../config/routes';
import { nameOf } from '../i18n/locales';
import { localizePath } from '../i18n/paths';
import { storePreference } from '../i18n/preference';
import type { PageContext } from '../seo/page-context';

/**
 * English has no prefix: `/en` and the paths below it are an empty page that sets the language and
 * redirects to the unprefixed path. On a page load an inline script has done so already
 * (src/app/early/redirect-to-unprefixed.ts); this is for client-side navigation.
 */
function EnPlaceholder({ location }: PageProps<Queries.EnPlaceholderQuery, PageContext>) {
  const { pathname, search, hash } = location;
  useEffect(() => {
    storePreference('en');
    void navigate(localizePath(pathname + search + hash, 'en'), { replace: true });
  }, [pathname, search, hash]);
  return (
    <noscript>
      <a href={ROUTES.home}>{nameOf('en')}</a>
    </noscript>
  );
}

export default EnPlaceholder;

export function Head() {
  return (
    <>
      <title>{nameOf('en')}</title>
      <meta name="robots" content="noindex" />
    </>
  );
}

export const query = graphql`
  query EnPlaceholder($language: String!) {
    locales: allLocale(filter: { language: { eq: $language }, ns: { in: [] } }, sort: { ns: ASC }) {
      ...Strings
    }
  }
`;

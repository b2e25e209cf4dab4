import { graphql, navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { localizePath } from '../i18n/paths';
import { storePreference } from '../i18n/preference';
import type { PageContext } from '../seo/page-context';

/**
 * English has no prefix: `/en` and what is below it is empty, sets the
 * language and leads on to the path without.
 */
function EnPlaceholder({ location }: PageProps<Queries.EnPlaceholderQuery, PageContext>) {
  const { pathname, search, hash } = location;
  useEffect(() => {
    storePreference('en');
    void navigate(localizePath(pathname + search + hash, 'en'), { replace: true });
  }, [pathname, search, hash]);
  return null;
}

export default EnPlaceholder;

export function Head() {
  return (
    <>
      <title>English</title>
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

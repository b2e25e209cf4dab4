import { graphql, navigate, type PageProps } from 'gatsby';
import { useEffect } from 'react';
import { ROUTES } from '../config/routes';
import { nameOf } from '../i18n/locales';
import { localizePath } from '../i18n/paths';
import { storePreference } from '../i18n/preference';
import type { PageContext } from '../seo/page-context';

/**
 * English has no prefix: `/en` and what is below it is empty, sets the language and leads on to the
 * path without. Where the address is opened, a script in the head has done so already
 * (src/app/early/redirect-to-unprefixed.ts); this is for links inside the site.
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

import { graphql, useStaticQuery } from 'gatsby';

/** What every page needs of the site, in one query: the browser requests the result of each. */
export const useSite = () =>
  useStaticQuery<Queries.SiteQuery>(graphql`
    query Site {
      site {
        siteMetadata {
          siteUrl
        }
      }
      allSiteSettings(sort: { locale: ASC }) {
        nodes {
          ...SiteSettingsTexts
        }
      }
      menus: siteSettings(locale: { eq: "en" }) {
        main: menuMain
        rest: menuRest
        footer: menuFooter
      }
    }
  `);

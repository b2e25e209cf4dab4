/** What page planning asks of the node layer. */
export const CONTENT_QUERY = /* GraphQL */ `
  query PlannedContent {
    site {
      siteMetadata {
        siteUrl
      }
    }
    redirects: allRedirect {
      nodes {
        fromPath
        toPath
        statusCode
      }
    }
    pages: allPage {
      nodes {
        id
        slug
        locale
        contentLocale
        translatedLocales
      }
    }
    projects: allProject {
      nodes {
        id
        slug
        locale
        contentLocale
        translatedLocales
        priceConstruction
        area {
          slug
        }
      }
    }
    news: allNews {
      nodes {
        id
        slug
        locale
        contentLocale
        translatedLocales
      }
    }
    articles: allArticle {
      nodes {
        id
        slug
        locale
        contentLocale
        translatedLocales
      }
    }
    docs: allDoc {
      nodes {
        id
        slug
        locale
        contentLocale
        translatedLocales
      }
    }
    sales: allSale {
      nodes {
        id
        slug
        locale
        contentLocale
        translatedLocales
        validUntil
      }
    }
  }
`;

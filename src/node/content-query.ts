/** What page planning asks of the node layer. */
export const CONTENT_QUERY = /* GraphQL */ `
  query PlannedContent {
    site {
      siteMetadata {
        siteUrl
      }
    }
    settings: allSiteSettings(sort: [{ order: ASC }, { locale: ASC }], limit: 1) {
      nodes {
        itemId
        editAddress
        promoEnabled
        promoLink
      }
    }
    redirects: allRedirect(sort: { order: ASC }) {
      nodes {
        itemId
        editAddress
        fromPath
        toPath
        statusCode
      }
    }
    pages: allPage(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        editAddress
        slug
        locale
        contentLocale
        translatedLocales
      }
    }
    projects: allProject(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        editAddress
        slug
        locale
        contentLocale
        translatedLocales
        sold
        priceConstruction
        area {
          slug
        }
      }
    }
    news: allNews(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        editAddress
        slug
        locale
        contentLocale
        translatedLocales
      }
    }
    articles: allArticle(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        editAddress
        slug
        locale
        contentLocale
        translatedLocales
      }
    }
    docs: allDoc(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        editAddress
        slug
        locale
        contentLocale
        translatedLocales
      }
    }
    sales: allSale(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        editAddress
        slug
        locale
        contentLocale
        translatedLocales
        validUntil
      }
    }
  }
`;

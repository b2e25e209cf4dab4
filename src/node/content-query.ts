/** Query of page planning. */
export const CONTENT_QUERY = /* GraphQL */ `
  fragment PlannedPost on Post {
    id
    editAddress
    slug
    locale
    contentLocale
    translatedLocales
    body
  }

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
        type
        sold
        priceConstruction
        area {
          slug
        }
      }
    }
    areas: allArea(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        editAddress
        slug
        locale
        contentLocale
        translatedLocales
      }
    }
    vacancies: allVacancy(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        id
        editAddress
        slug
        locale
        contentLocale
        translatedLocales
        validThrough
      }
    }
    news: allNews(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        ...PlannedPost
      }
    }
    articles: allArticle(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        ...PlannedPost
      }
    }
    docs: allDoc(sort: [{ order: ASC }, { locale: ASC }]) {
      nodes {
        ...PlannedPost
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

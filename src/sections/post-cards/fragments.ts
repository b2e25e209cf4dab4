import { graphql } from 'gatsby';

export const fragments = graphql`
  fragment NewsCard on News {
    slug
    title
    summary
    publishedAt
    contentLocale
    image {
      gatsbyImageData(width: 960, aspectRatio: 1.5)
    }
  }

  fragment ArticleCard on Article {
    slug
    title
    summary
    publishedAt
    contentLocale
    image {
      gatsbyImageData(width: 960, aspectRatio: 1.5)
    }
  }

  fragment DocCard on Doc {
    slug
    title
    summary
    publishedAt
    contentLocale
  }
`;

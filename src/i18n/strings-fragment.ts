import { graphql } from 'gatsby';

/** Interface strings in the shape that gatsby-plugin-react-i18next reads. */
export const fragment = graphql`
  fragment Strings on LocaleConnection {
    edges {
      node {
        ns
        data
        language
      }
    }
  }
`;

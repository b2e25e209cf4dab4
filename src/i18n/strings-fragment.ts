import { graphql } from 'gatsby';

/** Interface strings as `pageTranslator` reads them. */
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

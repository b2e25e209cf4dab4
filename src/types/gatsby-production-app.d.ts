/** Gatsby's own entry of a built site; it exports nothing and starts on import. */
declare module 'gatsby-production-app' {}

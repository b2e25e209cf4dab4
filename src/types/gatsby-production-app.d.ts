/** Gatsby's own entry to a built site; it exports nothing and starts where it is imported. */
declare module 'gatsby-production-app' {}

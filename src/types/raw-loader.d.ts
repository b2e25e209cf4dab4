/** A file as text; the loader comes with Gatsby. */
declare module '!!raw-loader!*' {
  const text: string;
  export = text;
}

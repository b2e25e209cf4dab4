/** Gatsby exports each class of a CSS module by its name. */
declare module '*.module.css' {
  const classes: Record<string, string>;
  export = classes;
}

declare module '*.css';

/** Webpack loader: puts a sheet of styles into the cascade layer that its query names. */
module.exports = function putIntoLayer(source) {
  return `@layer ${this.getOptions().layer}{${source}}`;
};

/** A class is its own name, so that a test can tell which class an element got; as an ES module, for `import * as`. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? true : String(name)) });

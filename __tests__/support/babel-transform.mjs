import babelJest from 'babel-jest';

export default babelJest.default.createTransformer({
  presets: [
    ['babel-preset-gatsby', { reactRuntime: 'automatic', targets: { node: 'current' } }],
    '@babel/preset-typescript',
  ],
});

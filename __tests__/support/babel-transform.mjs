import { createTransformer } from 'babel-jest';

export default createTransformer({
  presets: [
    ['babel-preset-gatsby', { reactRuntime: 'automatic', targets: { node: 'current' } }],
    '@babel/preset-typescript',
  ],
});

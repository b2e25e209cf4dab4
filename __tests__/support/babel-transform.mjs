import { createTransformer } from 'babel-jest';

// eslint-disable-next-line import/no-default-export -- jest reads it
export default createTransformer({
  presets: [
    ['babel-preset-gatsby', { reactRuntime: 'automatic', targets: { node: 'current' } }],
    '@babel/preset-typescript',
  ],
});

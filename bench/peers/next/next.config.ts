import path from 'node:path';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // What the three peers share lies beside this folder.
  turbopack: { root: path.resolve('..') },
  outputFileTracingRoot: path.resolve('..'),
};

export default config;

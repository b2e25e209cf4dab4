const shared = {
  transform: { '^.+\\.(t|j)sx?$': '<rootDir>/__tests__/support/babel-transform.mjs' },
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/__tests__/support/css-module.cjs',
    '\\.css$': '<rootDir>/__tests__/support/empty.cjs',
  },
  transformIgnorePatterns: [
    '/node_modules/(?!(@directus|feed|gatsby|gatsby-script|gatsby-link|htmlparser2|domhandler|domutils|domelementtype|dom-serializer|entities)/)',
  ],
  testPathIgnorePatterns: ['/node_modules/', '/.run/', '/.cache/', '/public/', '/releases/'],
  modulePathIgnorePatterns: [
    '<rootDir>/.cache',
    '<rootDir>/.run',
    '<rootDir>/public',
    '<rootDir>/releases',
  ],
};

/**
 * `unit` needs nothing running; `integration` starts what it needs by itself, and so does `deploy`,
 * with the servers of `npm run test:deploy`.
 */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testEnvironment: 'jsdom',
      testMatch: [
        '<rootDir>/__tests__/**/*.test.{ts,tsx}',
        '<rootDir>/plugins/*/__tests__/**/*.test.ts',
      ],
      testPathIgnorePatterns: [
        ...shared.testPathIgnorePatterns,
        '\\.(integration|deploy)\\.test\\.ts$',
      ],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-jest.ts'],
    },
    {
      ...shared,
      displayName: 'integration',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.integration.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-integration.ts'],
    },
    {
      ...shared,
      displayName: 'deploy',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/__tests__/**/*.deploy.test.ts'],
      setupFilesAfterEnv: ['<rootDir>/__tests__/support/setup-integration.ts'],
    },
  ],
};

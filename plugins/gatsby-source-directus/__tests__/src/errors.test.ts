import type { Reporter } from 'gatsby';
import {
  describeError,
  errorMap,
  ERRORS,
  panicOnSourceError,
  SourceError,
  type ErrorContexts,
  type ErrorKey,
} from '../../src/errors';

const url = 'https://cms.example.com';
const EXAMPLES: ErrorContexts = {
  unreachable: { url, reason: 'ECONNREFUSED' },
  timeout: { url, seconds: 30 },
  unauthorised: { url },
  forbidden: { url, collections: ['a'] },
  schemaMissing: { url, collections: ['a'] },
  fieldMissing: { url, details: ['a'] },
  notDirectus: { url, contentType: 'text/html' },
  rateLimited: { url },
  serverError: { url, status: '503' },
  queryRefused: { url, status: 400, details: ['a'] },
  mediaCache: { directory: '/cache', reason: 'EACCES' },
  shortAnswer: { url, collection: 'posts', got: 1, expected: 2 },
  queryLimit: { url, collection: 'posts', limit: 50 },
  massDeletion: { url, losses: [{ name: 'News', before: 20, now: 1 }] },
  brokenAnswer: { url, reason: 'JSON without data' },
  fileStorage: { url, files: ['a.jpg (1)'], reason: 'Directus answers 500' },
};
const keys = Object.keys(ERRORS) as ErrorKey[];

const fakeReporter = () => {
  const panic = jest.fn(() => undefined as never);
  return { panic, reporter: { panic } as unknown as Reporter };
};

describe('error map', () => {
  it('has an entry for each failure, with a number of its own', () => {
    expect(keys.sort()).toEqual(Object.keys(EXAMPLES).sort());
    const ids = keys.map((key) => ERRORS[key].id);
    expect(new Set(ids).size).toBe(keys.length);
    expect(ids.every((id) => /^1\d{4}$/.test(id))).toBe(true);
    expect(Object.keys(errorMap()).sort()).toEqual([...ids].sort());
  });

  it.each(keys)('%s says where it is and what to do', (key) => {
    const message = describeError(key, EXAMPLES[key]);
    const [where] = Object.values(EXAMPLES[key]).flat().map(String);
    expect(message).toContain(where);
    const [problem = '', ...rest] = message.split('\n');
    expect(problem).toMatch(/[.:]$/);
    expect(rest.at(-1)?.length).toBeGreaterThan(20);
    expect(message).not.toContain('undefined');
  });

  it.each(keys)('prints %s as it is, by its number', async (key) => {
    const { panic, reporter } = fakeReporter();
    const error = new SourceError(key, EXAMPLES[key]);
    await panicOnSourceError(reporter, () => Promise.reject(error));
    const { id } = ERRORS[key];
    const context = { sourceMessage: `gatsby-source-directus: ${error.message}` };
    expect(panic).toHaveBeenCalledWith({ id, context });
    expect(errorMap()[id]?.text(context)).toBe(context.sourceMessage);
  });

  it('leaves other errors to Gatsby', async () => {
    const { panic, reporter } = fakeReporter();
    const bug = new TypeError('a bug');
    await expect(panicOnSourceError(reporter, () => Promise.reject(bug))).rejects.toBe(bug);
    expect(panic).not.toHaveBeenCalled();
  });
});

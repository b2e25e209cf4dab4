/** A Directus that starts on a busy machine takes longer than jest waits by itself. */
jest.setTimeout(120_000);

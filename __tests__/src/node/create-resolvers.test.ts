import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from '../../../src/node/create-resolvers';

interface Resolvers {
  Locale: { language: { type: string; resolve(node: { language: string }): string } };
}

function resolvers(): Resolvers {
  const create = jest.fn<undefined, [Resolvers]>();
  void createResolvers?.(
    { createResolvers: create } as unknown as CreateResolversArgs,
    { plugins: [] },
    () => undefined,
  );
  const [given] = create.mock.calls[0] ?? [];
  if (!given) throw new Error('No resolvers were created');
  return given;
}

describe('createResolvers', () => {
  it.each([
    ['en', 'en'],
    ['ru', 'ru'],
    ['ua', 'uk'],
    ['uk', 'uk'],
    ['de', 'de'],
  ])('lets the strings of %s answer as %s', (folder, language) => {
    expect(resolvers().Locale.language.resolve({ language: folder })).toBe(language);
  });
});

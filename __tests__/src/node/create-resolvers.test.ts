/** @jest-environment node */
import type { CreateResolversArgs } from 'gatsby';
import { createResolvers } from '../../../src/node/create-resolvers';

type ProjectResolver = (project: object, args: object, context: object) => unknown;

interface Resolvers {
  Project: Record<'priceConstruction' | 'priceCompleted' | 'sold', { resolve: ProjectResolver }>;
  Locale: { language: { type: string; resolve(node: { language: string }): string } };
  SiteSettings: Record<string, { resolve(node: Record<string, string | null>): string | null }>;
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

  it.each([
    ['+380445550142', '+380 44 555 0142'],
    ['+6281234567890', '+62 812 3456 7890'],
    ['ask the guard', null],
    [null, null],
  ])('writes the phone number %s as people read it', (phone, text) => {
    const written = resolvers().SiteSettings.phoneText?.resolve({ phone });
    expect(written && written.replaceAll('\u00a0', ' ')).toBe(text);
  });

  it.each([
    ['whatsapp', 'https://wa.me/380445550142', true],
    ['promoLink', '/sales/early-bird', true],
    ['phone', '+380445550142', true],
    ['email', 'office@example.com', true],
    ['whatsapp', 'javascript:alert(1)', false],
    ['telegram', 'data:text/html,x', false],
    ['instagram', '//evil.example', false],
    ['youtube', '\u0001javascript:alert(1)', false],
    ['promoLink', 'java\tscript:alert(1)', false],
    ['phone', 'abc', false],
    ['email', 'a@b.example,c@d.example', false],
  ])('gives pages the link %s = %j: %s', (name, value, passes) => {
    const given = resolvers().SiteSettings[name]?.resolve({ [name]: value });
    expect(given).toBe(passes ? value : null);
  });

  it('derives what a project is offered at from what is not sold', () => {
    const units = [
      { name: 'A', sold: true, priceConstruction: 100, priceCompleted: 110 },
      { name: 'B', sold: false, priceConstruction: 200, priceCompleted: 220 },
    ];
    const nodeModel = { getNodesByIds: jest.fn(() => units) };
    const project = {
      units: ['1', '2'],
      homes: [],
      sold: false,
      priceConstruction: 90,
      priceCompleted: null,
    };
    const { priceConstruction, priceCompleted, sold } = resolvers().Project;
    expect(priceConstruction.resolve(project, {}, { nodeModel })).toBe(200);
    expect(priceCompleted.resolve(project, {}, { nodeModel })).toBe(220);
    expect(sold.resolve(project, {}, { nodeModel })).toBe(false);
    const homes = [{ number: '1', unit: 'B', status: 'sold' }];
    expect(sold.resolve({ ...project, homes }, {}, { nodeModel })).toBe(true);
    expect(nodeModel.getNodesByIds).toHaveBeenCalledWith({ ids: ['1', '2'], type: 'ProjectUnit' });
  });
});

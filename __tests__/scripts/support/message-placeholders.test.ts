import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messagePlaceholders } from '../../../scripts/support/message-placeholders';
import { interfaceStrings } from '../../support/interface-strings';

const rowsOf = (source: string) => source.split('\n').filter((line) => line.startsWith("  '"));

describe('the types of the placeholders', () => {
  it('name what a message takes, once for all plural forms', () => {
    const source = messagePlaceholders({
      page: {
        title: 'About',
        from: 'from {{price}} to {{ most }}',
        nested: { left_one: 'a day left', left_other: '{{count}} days left until {{date}}' },
      },
    });
    expect(rowsOf(source)).toEqual([
      "  'page:from': 'most' | 'price';",
      "  'page:nested.left': 'count' | 'date';",
    ]);
  });

  it('are those of locales/en: npm run message-types', () => {
    const file = path.resolve('src/i18n/message-placeholders.ts');
    expect(readFileSync(file, 'utf8')).toBe(messagePlaceholders(interfaceStrings('en')));
  });
});

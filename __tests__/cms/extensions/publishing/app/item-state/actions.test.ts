import { ITEM_ACTIONS } from '../../../../../../cms/extensions/publishing/src/app/item-state/actions';
import { TEXTS } from '../../../../../../cms/extensions/publishing/src/app/texts';

const links = (collection: string, key: number | undefined) =>
  ITEM_ACTIONS.flatMap((actionsOf) =>
    actionsOf({
      collection,
      key,
      item: { status: 'draft' },
      isOnSite: false,
      site: 'https://www.example.com',
      texts: TEXTS.en,
    }),
  ).flatMap((action) => action.links);

it('leads to the preview of a draft in every language of the site', () => {
  expect(links('posts', 12).slice(0, 3)).toEqual([
    { language: 'en', href: '/publishing/preview?collection=posts&locale=en&id=12' },
    { language: 'ru', href: '/publishing/preview?collection=posts&locale=ru&id=12' },
    { language: 'uk', href: '/publishing/preview?collection=posts&locale=ua&id=12' },
  ]);
});

it('knows the settings without a key, and collections without a preview', () => {
  expect(links('settings', undefined)[0]?.href).toBe(
    '/publishing/preview?collection=settings&locale=en',
  );
  expect(links('redirects', 1)).toEqual([]);
});

/** @jest-environment node */
import { BOOKMARKS } from '../../../../../../cms/access';
import { BOOKMARK_ICONS } from '../../../../../../cms/access/bookmark-icons';
import { MEETINGS_PATH } from '../../../../../../cms/extensions/publishing/src/app/module/paths';
import { workTexts } from '../../../../../../cms/extensions/publishing/src/app/work/texts';
import type { Work } from '../../../../../../cms/extensions/publishing/src/app/work/work-client';
import { workLines } from '../../../../../../cms/extensions/publishing/src/app/work/work-lines';

const NOTHING: Work = {
  waiting: [],
  pictures: [],
  pictureCount: 0,
  slots: undefined,
  bookmarks: new Map(),
};
const lines = (work: Partial<Work>, locale = 'en-US') =>
  workLines({ ...NOTHING, ...work }, workTexts(locale), (collection) => collection.toUpperCase());

describe('what waits', () => {
  it('is nothing where nothing does', () => {
    expect(lines({ waiting: [{ kind: 'drafts', collection: 'posts', count: 0 }] })).toEqual([]);
  });

  it('is counted by collection, with a link to the bookmark that lists it', () => {
    const waiting = [
      { kind: 'newLeads' as const, collection: 'leads', count: 2 },
      { kind: 'drafts' as const, collection: 'posts', count: 3 },
      { kind: 'drafts' as const, collection: 'sales', count: 1 },
    ];
    const bookmarks = new Map([
      [`leads ${BOOKMARK_ICONS.newLeads}`, 7],
      [`posts ${BOOKMARK_ICONS.drafts}`, 8],
    ]);
    expect(lines({ waiting, bookmarks }, 'ru-RU')).toEqual([
      {
        icon: BOOKMARK_ICONS.newLeads,
        label: 'Новые заявки',
        links: [{ text: '2', to: '/content/leads?bookmark=7' }],
      },
      {
        icon: BOOKMARK_ICONS.drafts,
        label: 'Черновики',
        links: [
          { text: 'POSTS: 3', to: '/content/posts?bookmark=8' },
          { text: 'SALES: 1', to: '/content/sales' },
        ],
      },
    ]);
  });

  it('names pictures without a description, and says how many more there are', () => {
    const pictures = [{ id: 'a', name: 'Pool' }];
    const [line] = lines({ pictures, pictureCount: 4 });
    expect(line?.links).toEqual([{ text: 'Pool', to: '/files/a' }, { text: 'and 3 more' }]);
    expect(lines({ pictures, pictureCount: 1 })[0]?.links).toHaveLength(1);
  });

  it('leads from the meetings ahead to their calendar', () => {
    const waiting = [{ kind: 'meetings' as const, collection: 'leads', count: 3 }];
    const bookmarks = new Map([[`leads ${BOOKMARK_ICONS.meetings}`, 7]]);
    expect(lines({ waiting, bookmarks })[0]?.links).toEqual([{ text: '3', to: MEETINGS_PATH }]);
  });

  it('has the free times for meetings, none of them too', () => {
    expect(lines({ slots: 0 })[0]?.links).toEqual([{ text: '0', to: MEETINGS_PATH }]);
  });
});

it('finds one bookmark by each icon in its collection', () => {
  for (const icon of Object.values(BOOKMARK_ICONS)) {
    const collections = BOOKMARKS.filter((entry) => entry.icon === icon).map(
      ({ collection }) => collection,
    );
    expect(collections.length).toBeGreaterThan(0);
    expect(new Set(collections).size).toBe(collections.length);
  }
});

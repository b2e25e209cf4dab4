import type * as DataLayer from '../../../src/utils/data-layer';

const VIEW = {
  page_type: 'project',
  content_id: 'teak-house',
  locale: 'en',
  content_language: 'en',
  page_location: 'https://www.amara.example/projects/teak-house',
  page_title: 'Teak House',
};
const ITEM = {
  currency: 'USD',
  value: 185_000,
  items: [{ item_id: 'teak-house', item_name: 'Teak House' }],
} as const;

let layer: typeof DataLayer;

beforeEach(async () => {
  delete window.dataLayer;
  jest.resetModules();
  layer = await import('../../../src/utils/data-layer');
});

const names = () => (window.dataLayer ?? []).map((entry) => (entry as { event?: unknown }).event);

describe('the data layer', () => {
  it('takes nothing while it is shut', () => {
    layer.track('click_phone', { place: 'footer' });
    layer.beginPage();
    layer.trackPage(VIEW);
    layer.trackShown('view_item', ITEM);
    expect(window.dataLayer).toBeUndefined();
  });

  it('tells the page that is open when it opens, and nothing that was done before', () => {
    layer.beginPage();
    layer.trackPage(VIEW);
    layer.trackShown('view_item', ITEM);
    layer.track('click_phone', { place: 'footer' });
    layer.openDataLayer();
    layer.openDataLayer();
    expect(window.dataLayer).toEqual([
      { event: 'page_view', ...VIEW },
      { event: 'view_item', ...ITEM },
    ]);
  });

  it('tells a page before what it shows, whatever comes first', () => {
    layer.openDataLayer();
    layer.beginPage();
    layer.trackShown('view_item', ITEM);
    expect(window.dataLayer).toBeUndefined();
    layer.trackPage(VIEW);
    layer.trackShown('view_item_list', { item_list_id: 'others', items: [] });
    expect(names()).toEqual(['page_view', 'view_item', 'view_item_list']);
  });

  it('waits for the page where it opens in between', () => {
    layer.beginPage();
    layer.trackShown('view_item', ITEM);
    layer.openDataLayer();
    expect(window.dataLayer).toBeUndefined();
    layer.trackPage(VIEW);
    expect(names()).toEqual(['page_view', 'view_item']);
  });

  it('tells each page once', () => {
    layer.openDataLayer();
    layer.beginPage();
    layer.trackPage(VIEW);
    layer.beginPage();
    layer.trackPage({ ...VIEW, page_type: 'home' });
    expect(names()).toEqual(['page_view', 'page_view']);
  });

  it('tells a page once, though consent is withdrawn and given again', () => {
    layer.beginPage();
    layer.trackPage(VIEW);
    layer.openDataLayer();
    layer.closeDataLayer();
    layer.openDataLayer();
    expect(names()).toEqual(['page_view']);
  });

  it('takes nothing more once consent is withdrawn', () => {
    layer.openDataLayer();
    layer.closeDataLayer();
    layer.track('click_phone', { place: 'footer' });
    expect(window.dataLayer).toBeUndefined();
  });

  it('takes what tells of a person out of every text', () => {
    layer.openDataLayer();
    layer.trackPage({
      ...VIEW,
      page_location: 'https://www.amara.example/contacts?email=olena@mail.example',
      page_title: 'Contacts of +380445550142',
    });
    layer.track('app_error', {
      error_message: 'Cannot send to olena@mail.example',
      error_status: 500,
      page_path: '/contacts',
    });
    expect(JSON.stringify(window.dataLayer)).not.toMatch(/olena|mail\.example|0445550142/);
    expect(window.dataLayer).toHaveLength(2);
  });

  it('passes commands of consent on as arguments objects', () => {
    layer.gtag('consent', 'update', { ad_storage: 'granted' });
    const [command] = window.dataLayer ?? [];
    expect(Object.prototype.toString.call(command)).toBe('[object Arguments]');
    expect(Array.from(command as ArrayLike<unknown>)).toEqual([
      'consent',
      'update',
      { ad_storage: 'granted' },
    ]);
  });
});

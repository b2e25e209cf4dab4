import { preloadPages } from '../../../src/app/preload-pages';
import { PRELOAD_DELAY_MS, PRELOAD_LIMIT, PRELOAD_PATIENCE_MS } from '../../../src/domain/preload';
import { mayPreload } from '../../../src/utils/may-preload';

jest.mock('../../../src/utils/may-preload', () => ({ mayPreload: jest.fn(() => true) }));

/** Ends the loading of a page. */
let loaded: Map<string, () => void>;
const loadPage = jest.fn(
  (path: string) =>
    new Promise<{ status: 'success' }>((resolve) => {
      loaded.set(path, () => resolve({ status: 'success' }));
    }),
);

const requested = () => loadPage.mock.calls.map(([path]) => path);
const enqueue = (path: string) => window.___loader.enqueue(path);

/** As many as may be preloaded at the same time. */
const FIRST = Array.from({ length: PRELOAD_LIMIT }, (_, index) => `/news/item-${index}`);

beforeEach(() => {
  jest.useFakeTimers();
  loadPage.mockClear();
  loaded = new Map();
  window.___loader = { loadPage } as unknown as GatsbyLoader;
  preloadPages();
});
afterEach(() => {
  jest.useRealTimers();
});

it('lets the page itself come first', async () => {
  void enqueue('/contacts');
  await jest.advanceTimersByTimeAsync(PRELOAD_DELAY_MS - 1);
  expect(requested()).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(requested()).toEqual(['/contacts']);
});

it(`preloads ${PRELOAD_LIMIT} pages at a time, the next one when one has loaded`, async () => {
  const [first] = FIRST.map(enqueue);
  void enqueue('/contacts');
  await jest.advanceTimersByTimeAsync(PRELOAD_DELAY_MS);
  expect(requested()).toEqual(FIRST);
  loaded.get('/news/item-0')?.();
  await expect(first).resolves.toBe(true);
  expect(requested()).toEqual([...FIRST, '/contacts']);
});

it('gives the slot of a page that does not load to the next one', async () => {
  const [first] = FIRST.map(enqueue);
  void enqueue('/contacts');
  await jest.advanceTimersByTimeAsync(PRELOAD_DELAY_MS + PRELOAD_PATIENCE_MS);
  await expect(first).resolves.toBe(false);
  expect(requested()).toEqual([...FIRST, '/contacts']);
});

it('leaves out the page of a link that has left the view', async () => {
  void enqueue('/contacts');
  enqueue('/about').abort();
  await jest.advanceTimersByTimeAsync(PRELOAD_DELAY_MS);
  expect(requested()).toEqual(['/contacts']);
});

it('preloads it nevertheless where another link in view leads there', async () => {
  void enqueue('/contacts');
  enqueue('/contacts').abort();
  await jest.advanceTimersByTimeAsync(PRELOAD_DELAY_MS);
  expect(requested()).toEqual(['/contacts']);
});

it('preloads nothing where the visitor saves data', async () => {
  jest.mocked(mayPreload).mockReturnValueOnce(false);
  await expect(enqueue('/contacts')).resolves.toBe(false);
  await jest.advanceTimersByTimeAsync(PRELOAD_DELAY_MS);
  expect(requested()).toEqual([]);
});

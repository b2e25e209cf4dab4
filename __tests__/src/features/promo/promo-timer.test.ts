import { STORAGE } from '../../../../src/config/storage';
import { PROMO, writeDismissals } from '../../../../src/domain/promo';
import { useModals } from '../../../../src/features/modal/modal-store';
import { pageFinishedLoading } from '../../../../src/features/promo/promo-timer';

const CONTENT = { title: 'Offer', text: 'Text' };

function answer(content: unknown) {
  globalThis.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(content) } as Response),
  );
}

const isOpen = () => useModals.getState().open.includes('promo');
const wait = (ms: number) => jest.advanceTimersByTimeAsync(ms);

function elsewhere(count: number): void {
  const newValue = writeDismissals(count, Date.now());
  window.localStorage.setItem(STORAGE.promoDismissals, newValue);
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE.promoDismissals, newValue }));
}

beforeEach(() => {
  jest.useFakeTimers();
  window.localStorage.clear();
  document.body.innerHTML = '';
  useModals.setState({ open: [], data: {} });
  // Long after whatever the test before has done.
  jest.setSystemTime(Date.now() + PROMO.idleMs);
  answer(CONTENT);
});

afterEach(async () => {
  elsewhere(PROMO.stopAfter);
  await wait(0);
  jest.useRealTimers();
});

describe('the timer of the promo', () => {
  it('opens it after the first delay and leaves its flag', async () => {
    pageFinishedLoading('ru');
    await wait(PROMO.firstDelayMs - 1);
    expect(isOpen()).toBe(false);
    expect(window.localStorage.getItem(STORAGE.promoTimerFired)).toBeNull();
    await wait(1);
    expect(isOpen()).toBe(true);
    expect(useModals.getState().data.promo).toMatchObject({ ...CONTENT, closeLabel: 'Закрыть' });
    expect(window.localStorage.getItem(STORAGE.promoTimerFired)).toBe(PROMO.firedFlag);
    expect(globalThis.fetch).toHaveBeenCalledWith('/promo/ru.json');
  });

  it('starts anew with each page', async () => {
    pageFinishedLoading('en');
    await wait(PROMO.firstDelayMs - 1);
    pageFinishedLoading('en');
    await wait(PROMO.firstDelayMs - 1);
    expect(isOpen()).toBe(false);
    await wait(1);
    expect(isOpen()).toBe(true);
  });

  it('stays away after two dismissals', async () => {
    window.localStorage.setItem(
      STORAGE.promoDismissals,
      writeDismissals(PROMO.stopAfter, Date.now()),
    );
    pageFinishedLoading('en');
    await wait(PROMO.laterDelayMs * 2);
    expect(isOpen()).toBe(false);
    expect(globalThis.fetch).not.toHaveBeenCalled();
  });

  it('restarts when another tab dismisses once, ends when it does twice', async () => {
    pageFinishedLoading('en');
    await wait(PROMO.firstDelayMs - 1);
    elsewhere(1);
    await wait(PROMO.laterDelayMs - 1);
    expect(isOpen()).toBe(false);
    await wait(1);
    expect(isOpen()).toBe(true);

    useModals.setState({ open: [], data: {} });
    pageFinishedLoading('en');
    elsewhere(PROMO.stopAfter);
    await wait(PROMO.laterDelayMs * 2);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['another dialog', 'lightbox'],
    ['the consent banner', 'consent'],
  ])('waits for %s', async (_, name) => {
    useModals.getState().openModal(name);
    pageFinishedLoading('en');
    await wait(PROMO.firstDelayMs * 2);
    expect(isOpen()).toBe(false);
    useModals.getState().closeModal(name);
    await wait(PROMO.idleMs - 1);
    expect(isOpen()).toBe(false);
    await wait(1);
    expect(isOpen()).toBe(true);
  });

  /** The menu of a phone, as a tap on it leaves it. */
  function toggleMenu(open: boolean): void {
    const menu = document.querySelector('header details') ?? document.createElement('details');
    if (!menu.isConnected) {
      const header = document.createElement('header');
      header.append(menu);
      document.body.append(header);
    }
    menu.toggleAttribute('open', open);
    menu.dispatchEvent(new Event('toggle'));
  }

  it('waits while the menu is open', async () => {
    pageFinishedLoading('en');
    toggleMenu(true);
    await wait(PROMO.firstDelayMs * 2);
    expect(isOpen()).toBe(false);
    toggleMenu(false);
    await wait(PROMO.idleMs - 1);
    expect(isOpen()).toBe(false);
    await wait(1);
    expect(isOpen()).toBe(true);
  });

  it('waits a while where something was closed just before', async () => {
    pageFinishedLoading('en');
    await wait(PROMO.firstDelayMs - 1000);
    toggleMenu(true);
    toggleMenu(false);
    await wait(1000);
    expect(isOpen()).toBe(false);
    await wait(PROMO.idleMs - 1000);
    expect(isOpen()).toBe(true);
  });

  it('begins its wait anew where something opens again meanwhile', async () => {
    pageFinishedLoading('en');
    useModals.getState().openModal('lightbox');
    await wait(PROMO.firstDelayMs);
    useModals.getState().closeModal('lightbox');
    await wait(PROMO.idleMs - 1);
    toggleMenu(true);
    await wait(PROMO.idleMs);
    expect(isOpen()).toBe(false);
    toggleMenu(false);
    await wait(PROMO.idleMs);
    expect(isOpen()).toBe(true);
  });

  it('waits for whoever fills in a form', async () => {
    document.body.innerHTML = '<form><input></form>';
    const input = document.querySelector('input');
    input?.focus();
    pageFinishedLoading('en');
    await wait(PROMO.firstDelayMs * 2);
    expect(isOpen()).toBe(false);
    input?.blur();
    await wait(PROMO.idleMs);
    expect(isOpen()).toBe(true);
  });

  it.each([[null], [undefined], ['nonsense'], [{}]])(
    'opens nothing where the editors have switched it off: %j',
    async (content) => {
      answer(content);
      pageFinishedLoading('en');
      await wait(PROMO.firstDelayMs * 2);
      expect(isOpen()).toBe(false);
    },
  );
});

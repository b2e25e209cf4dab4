import { createSafeStorage } from '../../../src/utils/safe-storage';

describe('a safe store', () => {
  beforeEach(() => window.localStorage.clear());

  it('keeps values where the browser does', () => {
    const store = createSafeStorage(() => window.localStorage);
    store.set('name', 'value');
    expect(window.localStorage.getItem('name')).toBe('value');
    expect(store.get('name')).toBe('value');
    store.remove('name');
    expect(store.get('name')).toBeUndefined();
    expect(store.lasts).toBe(true);
  });

  it('sees what another tab wrote', () => {
    const store = createSafeStorage(() => window.localStorage);
    store.set('name', 'mine');
    window.localStorage.setItem('name', 'theirs');
    expect(store.get('name')).toBe('theirs');
  });

  it('keeps values in memory where the browser blocks it', () => {
    const store = createSafeStorage(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
    store.set('name', 'value');
    expect(store.get('name')).toBe('value');
    store.remove('name');
    expect(store.get('name')).toBeUndefined();
    expect(store.lasts).toBe(false);
  });

  it('keeps in memory what no longer fits', () => {
    const full = {
      length: 0,
      getItem: () => 'old',
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    } as unknown as Storage;
    const store = createSafeStorage(() => full);
    store.set('name', 'new');
    expect(store.get('name')).toBe('new');
  });
});

/** The subset of `Storage` that the site uses. */
export interface SafeStorage {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
  /** Whether values are persisted. */
  readonly lasts: boolean;
}

/**
 * A store that never throws. If the browser blocks it or it is full, values are kept in memory.
 *
 * @param open - returns the browser's store; may throw
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  const attempt = <T>(action: (store: Storage) => T): T | undefined => {
    try {
      return action(open());
    } catch {
      return undefined;
    }
  };
  return {
    get: (name) => memory.get(name) ?? attempt((store) => store.getItem(name)) ?? undefined,
    set(name, value) {
      const kept = attempt((store) => {
        store.setItem(name, value);
        return true;
      });
      if (kept) memory.delete(name);
      else memory.set(name, value);
    },
    remove(name) {
      memory.delete(name);
      attempt((store) => store.removeItem(name));
    },
    get lasts() {
      return attempt((store) => typeof store.length === 'number') ?? false;
    },
  };
}

/** localStorage: shared by all tabs, outlives the visit. */
export const localStore = createSafeStorage(() => window.localStorage);

/** sessionStorage: this tab's, outlives a reload. */
export const sessionStore = createSafeStorage(() => window.sessionStorage);

/** What a store can do, whether the browser allows it or not. */
export interface SafeStorage {
  get(name: string): string | undefined;
  set(name: string, value: string): void;
  remove(name: string): void;
  /** Whether values outlive the page. */
  readonly lasts: boolean;
}

/**
 * A store that never throws. Where the browser blocks it or it is full, values live in memory as
 * long as the page does.
 *
 * @param open - gives the browser's store; may throw
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

import { create } from 'zustand';
import { STORAGE } from '../../config/storage';
import {
  readComparison,
  readHomeText,
  toggleCompared,
  writeComparison,
} from '../../domain/comparison';
import { track } from '../../utils/data-layer';
import { localStore } from '../../utils/safe-storage';

interface CompareState {
  /** Texts of the chosen homes, the earliest first. */
  readonly homes: readonly string[];
  /** Reads what was chosen on earlier pages. */
  restore(): void;
  /** Replaces the choice, as the address of a comparison does. */
  choose(homes: readonly string[]): void;
  toggle(home: string): void;
}

/** The homes that a visitor compares; they stay across pages and visits. */
export const useCompared = create<CompareState>()((set, get) => ({
  homes: [],
  restore: () => set({ homes: readComparison(localStore.get(STORAGE.comparedHomes) ?? '') }),
  choose: (homes) => {
    localStore.set(STORAGE.comparedHomes, writeComparison(homes));
    set({ homes });
  },
  toggle: (home) => {
    const { homes, choose } = get();
    const key = readHomeText(home);
    if (key) {
      const details = { item_id: key.project, item_variant: key.unit };
      track(homes.includes(home) ? 'compare_remove' : 'compare_add', details);
    }
    choose(toggleCompared(homes, home));
  },
}));

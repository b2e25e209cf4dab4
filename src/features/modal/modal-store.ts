import { create } from 'zustand';

/** Names of what opens over the page. The consent banner counts: the promo waits for it. */
export type ModalName = 'promo' | 'consent' | 'lightbox' | (string & {});

export interface ModalState {
  /** Names of the open modals, the topmost last (specification, section 3). */
  readonly open: readonly ModalName[];
  /** Data of the open modals. */
  readonly data: Readonly<Record<string, unknown>>;
  /** Opens a modal; one that is open already gets the new data and stays where it is. */
  openModal(name: ModalName, data?: unknown): void;
  closeModal(name: ModalName): void;
  /** Closes the modals of the current page before a navigation; the consent banner stays. */
  leavePage(): void;
}

/** State of the open modals. */
export const useModals = create<ModalState>()((set) => ({
  open: [],
  data: {},
  openModal: (name, data) =>
    set((state) => ({
      open: state.open.includes(name) ? state.open : [...state.open, name],
      data: { ...state.data, [name]: data },
    })),
  closeModal: (name) =>
    set(({ open, data }) => ({
      open: open.filter((other) => other !== name),
      data: Object.fromEntries(Object.entries(data).filter(([key]) => key !== name)),
    })),
  leavePage: () =>
    set(({ open }) => ({ open: open.filter((name) => name === 'consent'), data: {} })),
}));

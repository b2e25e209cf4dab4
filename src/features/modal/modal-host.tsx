import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import type { Locale } from '../../i18n/locales';
import { logError } from '../../utils/log';
import { useModals, type ModalName } from './modal-store';

export interface ModalProps {
  /** Locale of the page underneath. */
  locale: Locale;
  /** What `openModal` was given. */
  data: unknown;
  onClose(): void;
}

/** Loads a modal's component when it is first opened. */
export type LoadModal = () => Promise<ComponentType<ModalProps>>;

type LazyModals = Record<string, ComponentType<ModalProps>>;

/** React's `lazy` keeps a failure for good: what did not load is made anew for the next time. */
function makeLazy(modals: LazyModals, name: string, load: LoadModal): void {
  modals[name] = lazy(async () => {
    try {
      return { default: await load() };
    } catch (error) {
      logError(`The dialog “${name}” did not load`, error);
      makeLazy(modals, name, load);
      useModals.getState().closeModal(name);
      return { default: Nothing };
    }
  });
}

function useLazyModals(loaders: Readonly<Record<string, LoadModal>>): LazyModals {
  return useMemo(() => {
    const modals: LazyModals = {};
    for (const [name, load] of Object.entries(loaders)) makeLazy(modals, name, load);
    return modals;
  }, [loaders]);
}

const Nothing = () => null;

interface ModalHostProps {
  loaders: Readonly<Record<string, LoadModal>>;
  locale: Locale;
}

/** Shows the open modals that have a component; nothing of them is loaded before. */
export function ModalHost({ loaders, locale }: ModalHostProps) {
  const { open, data, closeModal } = useModals();
  const modals = useLazyModals(loaders);
  return (
    <>
      {open.map((name: ModalName) => {
        const Modal = modals[name];
        return (
          Modal && (
            <Suspense key={name} fallback={null}>
              <Modal locale={locale} data={data[name]} onClose={() => closeModal(name)} />
            </Suspense>
          )
        );
      })}
    </>
  );
}

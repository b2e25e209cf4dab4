import { lazy, Suspense, useMemo, type ComponentType } from 'react';
import type { Locale } from '../../i18n/locales';
import { logError } from '../../utils/log';
import { useModals, type ModalName } from './modal-store';

export interface ModalProps {
  /** Locale of the page underneath. */
  locale: Locale;
  /** Data of `openModal`. */
  data: unknown;
  onClose(): void;
}

/** Loads a modal's component when it is first opened. */
export type LoadModal = () => Promise<ComponentType<ModalProps>>;

type LazyModals = Record<string, ComponentType<ModalProps>>;

/** React's `lazy` caches a rejected import: the component is created again for a retry. */
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

/** Renders the open modals; their components are lazy. */
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

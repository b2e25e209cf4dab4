import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { useBackCloses } from '../../hooks/use-back-closes';
import * as styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Name of the button that closes. */
  closeLabel: string;
  onClose(): void;
  /** Of the title and what stands below it, where it is not the page's. */
  lang?: string;
  /** Stands above the title, edge to edge. */
  picture?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog over the page: it keeps the focus and gives it back, closes by Escape, by a click beside
 * it and by the back button, and holds the page still without shifting it. Load it when it is first
 * opened (`features/modal`).
 */
export function Dialog({ title, closeLabel, onClose, lang, picture, children }: DialogProps) {
  useBackCloses(onClose);
  const opener = useRef(document.activeElement);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          className={styles.dialog}
          aria-describedby={undefined}
          lang={lang}
          onOpenAutoFocus={(event) => {
            // The first control may still be loading: a reader begins at the title.
            event.preventDefault();
            heading.current?.focus();
          }}
          onEscapeKeyDown={(event) => {
            // It closes the list that is open within.
            const { target } = event;
            if (target instanceof Element && target.matches('[aria-expanded="true"]')) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={(event) => {
            // Left alone, it would look for a trigger of its own and lose the focus.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          {picture && <div className={styles.picture}>{picture}</div>}
          <div className={styles.body}>
            <Radix.Title ref={heading} className={styles.title} tabIndex={-1}>
              {title}
            </Radix.Title>
            {children}
          </div>
          <Radix.Close className={styles.close} aria-label={closeLabel}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
              <path d="M5 5l14 14M19 5L5 19" stroke="currentColor" strokeWidth="1.5" />
            </svg>
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

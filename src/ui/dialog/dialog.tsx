import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ReactNode } from 'react';
import { useBackCloses } from '../../hooks/use-back-closes';
import { CloseButton } from '../close-button/close-button';
import * as styles from './dialog.module.css';

interface DialogProps {
  title: string;
  /** Name of the button that closes. */
  closeLabel: string;
  onClose(): void;
  children: ReactNode;
}

/**
 * A modal dialog: it traps the focus and restores it, closes by Escape, by a click outside and by
 * the back button, and locks the page's scrolling without a layout shift. Import it lazily
 * (`features/modal`).
 */
export function Dialog({ title, closeLabel, onClose, children }: DialogProps) {
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
          onOpenAutoFocus={(event) => {
            // The first control may still be loading: the title gets the focus.
            event.preventDefault();
            heading.current?.focus();
          }}
          onEscapeKeyDown={(event) => {
            // Escape closes the open listbox inside first.
            const { target } = event;
            if (target instanceof Element && target.matches('[aria-expanded="true"]')) {
              event.preventDefault();
            }
          }}
          onCloseAutoFocus={(event) => {
            // By default Radix focuses its own trigger, which there is none of: the focus would be
            // lost.
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
        >
          <div className={styles.scroller}>
            <div className={styles.body}>
              <Radix.Title ref={heading} className={styles.title} tabIndex={-1}>
                {title}
              </Radix.Title>
              {children}
            </div>
          </div>
          <Radix.Close asChild>
            <CloseButton label={closeLabel} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

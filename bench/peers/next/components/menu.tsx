'use client';

import { useEffect, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { markHydrated } from '../../shared/gallery';
import type { Attributes } from './react-props';

/** The menu of a phone: opens without a script, closes by Escape and by a link. */
export function Menu({ attributes, children }: { attributes: Attributes; children: ReactNode }) {
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(markHydrated, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !details.current?.open) return;
    details.current.open = false;
    details.current.querySelector('summary')?.focus();
  };
  return (
    <details {...attributes} ref={details} onKeyDown={onKeyDown}>
      {children}
    </details>
  );
}

'use client';

import { createElement, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { slidesAt, type Slide } from '../../shared/gallery';
import type { Attributes } from './react-props';

interface GalleryProps {
  tag: string;
  attributes: Attributes;
  children: ReactNode;
}

/** Pictures that open in a dialog. */
export function Gallery({ tag, attributes, children }: GalleryProps) {
  const [shown, setShown] = useState<{ slides: Slide[]; index: number }>();
  const onClick = (event: MouseEvent) => {
    const at = slidesAt(event.nativeEvent);
    if (!at) return;
    event.preventDefault();
    setShown(at);
  };
  return (
    <>
      {createElement(tag, { ...attributes, onClick }, children)}
      {shown &&
        createPortal(<Lightbox {...shown} onClose={() => setShown(undefined)} />, document.body)}
    </>
  );
}

function Lightbox({
  slides,
  index: first,
  onClose,
}: {
  slides: Slide[];
  index: number;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(first);
  useEffect(() => dialog.current?.showModal(), []);
  const slide = slides[index];
  const step = (by: number) => setIndex((index + by + slides.length) % slides.length);
  return (
    <dialog ref={dialog} onClose={onClose}>
      {slide && <img src={slide.src} alt={slide.alt} style={{ maxWidth: '100%' }} />}
      <button type="button" onClick={() => step(-1)}>
        ‹
      </button>
      <button type="button" onClick={() => step(1)}>
        ›
      </button>
      <button type="button" onClick={() => dialog.current?.close()}>
        ×
      </button>
    </dialog>
  );
}

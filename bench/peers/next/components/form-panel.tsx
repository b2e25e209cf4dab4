'use client';

import dynamic from 'next/dynamic';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { FormWords } from '../../shared/blueprint';
import type { Attributes } from './react-props';

const RequestForm = dynamic(() => import('./request-form'));

interface FormPanelProps {
  attributes: Attributes;
  words: FormWords;
  /** Shown until the form is there. */
  children: ReactNode;
}

/** A place for the form, which is loaded when it comes near. */
export function FormPanel({ attributes, words, children }: FormPanelProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!place.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setIsNear((was) => was || !!entry?.isIntersecting),
      { rootMargin: '600px 0px' },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div {...attributes} ref={place}>
      {isNear ? <RequestForm words={words} /> : children}
    </div>
  );
}

import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LeadKind, LeadValues } from '../../domain/lead';
import { track } from '../../utils/data-layer';

/**
 * Sends the analytics events of a form: seen, begun, refused, abandoned. They contain names of
 * fields, never values.
 *
 * @param kind - of the form
 */
export function useFormEvents(kind: LeadKind, form: UseFormReturn<LeadValues>) {
  /** Field that was changed last; empty before the first change and once the form is sent. */
  const lastField = useRef('');

  useEffect(() => {
    track('form_view', { form_kind: kind });
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (!name) return;
        if (!lastField.current) track('form_start', { form_kind: kind });
        lastField.current = name;
      },
    });
    const leave = () => {
      if (lastField.current) {
        track('form_abandon', { form_kind: kind, last_field: lastField.current });
      }
      lastField.current = '';
    };
    window.addEventListener('pagehide', leave);
    return () => {
      unsubscribe();
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [kind, form]);

  return {
    onRefused: (code: string, field: string | undefined) =>
      track('form_error', { form_kind: kind, error_code: code, error_field: field }),
    onSent: () => {
      lastField.current = '';
    },
  };
}

import { useRef, useState, type FormEvent } from 'react';
import {
  ACCOUNT_FIELDS,
  problemsOf,
  type AccountFailure,
  type AccountField,
  type AccountProblems,
} from '../../domain/account';
import { refusalOf } from './account-calls';

type Values = Partial<Record<AccountField, string>>;

/** Fields that are not trimmed: passwords. */
const SECRET: readonly AccountField[] = ['current', 'password'];

function valuesIn(form: HTMLFormElement): Values {
  const data = new FormData(form);
  const entries = ACCOUNT_FIELDS.flatMap((field) => {
    const value = data.get(field);
    if (typeof value !== 'string') return [];
    return [[field, SECRET.includes(field) ? value : value.trim()] as const];
  });
  return Object.fromEntries(entries);
}

interface AccountFormOptions {
  /** Submits the form. @throws AppError if it is refused */
  send(values: Required<Values>): Promise<void>;
  /** Reasons that this form replaces by others. */
  failures?: Partial<Record<AccountFailure, AccountFailure>>;
  /** Values of controlled fields. */
  extra?: Values;
}

/**
 * The state of a form of the account: validation errors, whether it is being sent, why it was
 * refused.
 */
export function useAccountForm({ send, failures = {}, extra }: AccountFormOptions) {
  const [problems, setProblems] = useState<AccountProblems>({});
  const [failure, setFailure] = useState<AccountFailure>();
  const [isSending, setSending] = useState(false);
  const busy = useRef(false);

  const show = (form: HTMLFormElement, wrong: AccountProblems) => {
    setProblems(wrong);
    const first = ACCOUNT_FIELDS.find((field) => wrong[field]);
    const control = first && form.elements.namedItem(first);
    if (control instanceof HTMLElement) control.focus();
  };

  async function submit(form: HTMLFormElement): Promise<void> {
    if (busy.current) return;
    const values = { ...valuesIn(form), ...extra };
    const wrong = problemsOf(values);
    setFailure(undefined);
    show(form, wrong);
    if (Object.keys(wrong).length > 0) return;
    busy.current = true;
    setSending(true);
    try {
      await send(values as Required<Values>);
    } catch (error) {
      const refusal = refusalOf(error);
      setFailure(failures[refusal.failure] ?? refusal.failure);
      show(form, refusal.fields);
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  return {
    problems,
    failure,
    isSending,
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      void submit(event.currentTarget);
    },
  };
}

export type AccountForm = ReturnType<typeof useAccountForm>;

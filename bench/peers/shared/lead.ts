import { FORM_FIELDS, type FormField, type FormWords } from './blueprint';

export type Problems = Partial<Record<FormField, string>>;

const PHONE = /^\+?[\d\s()-]{7,20}$/;

/** What is wrong with the values of the form. */
export function problemsOf(values: FormData, words: FormWords): Problems {
  const problems: Problems = {};
  for (const field of FORM_FIELDS) {
    const value = String(values.get(field) ?? '').trim();
    if (field !== 'message' && value === '') problems[field] = words.required;
    else if (field === 'phone' && !PHONE.test(value)) problems[field] = words.badPhone;
  }
  return problems;
}

/**
 * Sends a request.
 *
 * @throws Error if the server refuses it
 */
export async function sendLead(values: FormData): Promise<void> {
  const response = await fetch('/leads/consultation', {
    method: 'POST',
    headers: { 'Idempotency-Key': crypto.randomUUID() },
    body: values,
  });
  if (!response.ok) throw new Error(`The request was refused: ${response.status}`);
}

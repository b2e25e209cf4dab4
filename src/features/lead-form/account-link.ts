import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LeadValues } from '../../domain/lead';
import { followCountry } from '../../domain/phone';
import { mayBeSignedIn } from '../account/session';

/** The account's code loads for those alone who may have one. */
const loadCalls = () => import('../account/account-calls');
const loadAuth = () => import('../account/auth');

/** Fills the details of who is signed in into what the visitor has left empty. */
export function useAccountDetails({ getValues, setValue }: UseFormReturn<LeadValues>): void {
  useEffect(() => {
    if (!mayBeSignedIn()) return undefined;
    let isGone = false;
    const fill = async () => {
      const { fetchProfile } = await loadCalls();
      const { name, phone, alternative_contact, email } = await fetchProfile();
      const details = { name, phone, alternative_contact: alternative_contact ?? email };
      for (const field of ['name', 'phone', 'alternative_contact'] as const) {
        if (isGone || getValues(field)) continue;
        setValue(field, details[field] ?? '');
        if (field !== 'phone' || !phone) continue;
        setValue('phone_country', followCountry(phone, getValues('phone_country')));
      }
    };
    // The form works as well without.
    fill().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [getValues, setValue]);
}

/** The token a request is sent with, so that it appears in the account; a request goes without, too. */
export async function accountToken(): Promise<string | undefined> {
  if (!mayBeSignedIn()) return undefined;
  try {
    return await (await loadAuth()).auth.token();
  } catch {
    return undefined;
  }
}

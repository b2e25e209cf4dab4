import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { LeadValues } from '../../domain/lead';
import { followCountry } from '../../domain/phone';
import { mayBeSignedIn } from '../account/session';

/** The account's code is a lazy chunk, loaded only if there may be a session. */
const loadCalls = () => import(/* webpackChunkName: "account-calls" */ '../account/account-calls');
const loadAuth = () => import(/* webpackChunkName: "auth" */ '../account/auth');

/** Prefills empty fields with the details of the signed-in user. */
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
    // Prefilling is optional.
    fill().catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, [getValues, setValue]);
}

/** The access token of a request, so that it appears in the account; undefined if there is none. */
export async function accountToken(): Promise<string | undefined> {
  if (!mayBeSignedIn()) return undefined;
  try {
    return await (await loadAuth()).auth.token();
  } catch {
    return undefined;
  }
}

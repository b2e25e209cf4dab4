import { AppError } from '../../domain/app-error';
import { readRefusal, type AccountRefusal } from '../../domain/account';
import type { LeadKind } from '../../domain/lead';
import type { Locale } from '../../i18n/locales';
import { createBackendClient } from '../../utils/backend-client';
import { track } from '../../utils/data-layer';
import { logError } from '../../utils/log';
import { BACKEND_URL } from '../../config/browser';
import { rememberUser, type Profile } from './account-store';
import { auth } from './auth';
import { USER_FAILED } from './auth-client';

/** A request of the visitor. */
export interface OwnLead {
  id: string;
  kind: LeadKind;
  status: 'new' | 'in_work' | 'done' | 'cancelled';
  /** ISO 8601, UTC. */
  created: string;
  project: string | null;
  project_slug: string | null;
  sale: string | null;
  vacancy: string | null;
  file_name: string | null;
  catalogue_url: string | null;
  meeting: {
    /** ISO 8601, UTC. */
    start: string;
    minutes: number;
    mode: 'offline' | 'online' | null;
    /** Whether it may still be moved or cancelled. */
    movable: boolean;
  } | null;
}

const anonymous = createBackendClient({ baseUrl: BACKEND_URL });
const post = <T>(path: string, json: unknown) => anonymous.call<T>(path, { method: 'POST', json });

/**
 * Requests an account, which is confirmed by a mailed link. The response is the same for every
 * address.
 */
export const register = (details: { email: string; name: string; locale: Locale }) =>
  post<undefined>('/account/register', details);

/** Creates the account of a link. @returns its e-mail address, to sign in with */
export async function confirmRegistration(token: string, password: string): Promise<string> {
  const { data } = await post<{ data: { email: string } }>('/account/register/confirm', {
    token,
    password,
  });
  return data.email;
}

/** Fetches the details of the signed-in user into the store. */
export async function fetchProfile(): Promise<Profile> {
  try {
    const { data } = await auth.call<{ data: Profile }>('/account/me');
    // Signed out while the response was on its way: the store stays empty.
    if (auth.isSignedIn()) rememberUser(data);
    return data;
  } catch (error) {
    logError(USER_FAILED);
    throw error;
  }
}

/** Updates details; missing fields stay. */
export async function changeProfile(
  change: Partial<Omit<Profile, 'id' | 'email' | 'has_password'>>,
): Promise<Profile> {
  const { data } = await auth.call<{ data: Profile }>('/account/me', {
    method: 'PATCH',
    json: change,
  });
  rememberUser(data);
  return data;
}

/** Changes the password and signs in with it: all earlier sessions end. */
export async function changePassword(
  email: string,
  passwords: { current: string; password: string },
): Promise<void> {
  await auth.call('/account/password', { method: 'POST', json: passwords });
  await auth.login({ email, password: passwords.password });
}

/**
 * Deletes the account with all its data; confirmed by the password, or the e-mail address without
 * one.
 */
export const deleteAccount = (proof: { password: string } | { email: string }) =>
  auth.call<undefined>('/account/me', { method: 'DELETE', json: proof });

/** The visitor's requests, newest first. */
export async function fetchOwnLeads(locale: Locale): Promise<OwnLead[]> {
  const { data } = await auth.call<{ data: OwnLead[] }>(`/account/leads?locale=${locale}`);
  return data;
}

/** Fetches the short list: slug, and title in the language of the page. */
export async function fetchShortList(locale: Locale): Promise<{ slug: string; title: string }[]> {
  const { data } = await auth.call<{ data: { slug: string; title: string }[] }>(
    `/account/short-list?locale=${locale}`,
  );
  return data;
}

/**
 * Adds a project to the short list or removes it; the list is fetched first, since another device
 * may have changed it.
 */
export async function putOnShortList(slug: string, isOn: boolean): Promise<string[]> {
  const { short_list: before } = await fetchProfile();
  const others = before.filter((entry) => entry !== slug);
  const { short_list: after } = await changeProfile({
    short_list: isOn ? [...others, slug] : others,
  });
  const items = [{ item_id: slug }] as const;
  track(isOn ? 'add_to_wishlist' : 'remove_from_wishlist', { items });
  return after;
}

/** Moves a meeting. @param start - ISO 8601, UTC */
export const moveMeeting = (id: string, start: string) =>
  auth.call<undefined>(`/account/leads/${id}/meeting`, {
    method: 'PATCH',
    json: { meeting_start: start },
  });

/** Cancels a meeting. */
export const cancelMeeting = (id: string) =>
  auth.call<undefined>(`/account/leads/${id}/meeting`, { method: 'DELETE' });

/**
 * Maps a failed call to what the form shows; without `Retry-After`, which the `fetch` client does
 * not expose.
 */
export function refusalOf(error: unknown): AccountRefusal {
  if (error instanceof AppError) return readRefusal(error.statusCode, error.data);
  return { failure: 'unavailable', fields: {} };
}

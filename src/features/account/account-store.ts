import { create } from 'zustand';

/** The details of an account, as the server tells them. */
export interface Profile {
  id: string;
  email: string;
  name: string;
  phone: string | null;
  alternative_contact: string | null;
  /** Slugs of projects, in the order they were put there. */
  short_list: string[];
  /** False for an account of an identity provider. */
  has_password: boolean;
}

interface AccountState {
  user: Profile | undefined;
  /** Why the session ended; undefined at first. */
  over: 'left' | 'ended' | undefined;
  /** Whether the session outlives the page: not if the browser blocks cookies. */
  isKept: boolean;
}

/** State of the signed-in user. */
export const useAccount = create<AccountState>()(() => ({
  user: undefined,
  over: undefined,
  isKept: true,
}));

/** Stores the details of the user. */
export const rememberUser = (user: Profile) => useAccount.setState({ user, over: undefined });

/**
 * Removes all personal data from the page.
 *
 * @param over - `left` after a sign-out, `ended` if the token could not be refreshed
 */
export const clearUser = (over: 'left' | 'ended') => useAccount.setState({ user: undefined, over });

/** After a sign-in; the details are fetched later. */
export const resetSession = (isKept: boolean) =>
  useAccount.setState({ user: undefined, over: undefined, isKept });

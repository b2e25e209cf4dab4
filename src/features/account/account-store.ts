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
  /** Not so for whoever signs in with another service. */
  has_password: boolean;
}

interface AccountState {
  user: Profile | undefined;
  /** Why nobody is signed in any more; undefined at first. */
  over: 'left' | 'ended' | undefined;
  /** Whether the sign-in outlives the page: not where the browser takes no cookies. */
  isKept: boolean;
}

/** Who is signed in, for the parts of a page that show it. */
export const useAccount = create<AccountState>()(() => ({
  user: undefined,
  over: undefined,
  isKept: true,
}));

/** Puts the details on show. */
export const rememberUser = (user: Profile) => useAccount.setState({ user, over: undefined });

/**
 * Takes everything personal off the page.
 *
 * @param over - `left` after a sign-out, `ended` where the sign-in could not be renewed
 */
export const clearUser = (over: 'left' | 'ended') => useAccount.setState({ user: undefined, over });

/** Somebody has signed in; who it is, the server tells. */
export const resetSession = (isKept: boolean) =>
  useAccount.setState({ user: undefined, over: undefined, isKept });

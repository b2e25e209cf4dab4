import { AUTH_AUTO_REFRESH, BACKEND_URL, PUBLIC_TOKEN } from '../../config/browser';
import { SESSION_CHANNEL, STORAGE } from '../../config/storage';
import { sessionStore } from '../../utils/safe-storage';
import { createAuthClient, type Credentials } from './auth-client';
import { resetSession, clearUser } from './account-store';

const SIGNED_OUT = 'signedOut';

const channel =
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(SESSION_CHANNEL);

/** The sign-in of this browser. */
export const auth = createAuthClient({
  baseUrl: BACKEND_URL,
  publicToken: PUBLIC_TOKEN,
  autoRefresh: AUTH_AUTO_REFRESH,
  onRefreshFailed: () => clearUser('ended'),
});

channel?.addEventListener('message', ({ data }) => {
  if (data === SIGNED_OUT) clearUser('left');
});

/**
 * Signs in with a password.
 *
 * @throws AppError where Directus refuses
 */
export async function signInWith(credentials: Credentials): Promise<void> {
  resetSession(await auth.login(credentials));
}

/**
 * Completes a sign-in with a provider.
 *
 * @throws AppError where Directus knows of none
 */
export async function signInFromProvider(): Promise<void> {
  resetSession(await auth.completeProviderSignIn());
}

/** Signs out here and in every other tab, even if Directus does not respond. */
export async function signOut(): Promise<void> {
  clearUser('left');
  // The drafts contain the details of the account.
  sessionStore.remove(STORAGE.leadDrafts);
  channel?.postMessage(SIGNED_OUT);
  await auth.logout().catch(() => undefined);
}

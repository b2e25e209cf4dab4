import { AppError } from '../../domain/app-error';
import { errorCodeOf } from '../../domain/account';
import { createBackendClient, type CallOptions } from '../../utils/backend-client';
import { logError } from '../../utils/log';
import { withRefreshLock } from './refresh-lock';
import {
  COOKIE_MODE_REFRESH_TOKEN,
  clearSession,
  isTokenExpired,
  mayBeSignedIn,
  readSession,
  writeSession,
  type TokenAnswer,
} from './session';

/** Words of section 8 of the specification. */
export const LOGIN_FAILED = 'Login failed, please check your credentials.';
export const USER_FAILED = "Couldn't fetch user";

export interface AuthOptions {
  /** Address of Directus, no trailing slash. */
  baseUrl: string;
  /** Static token of calls without a sign-in; empty for none. */
  publicToken?: string;
  /** Whether an expired access token is refreshed before a call. */
  autoRefresh?: boolean;
  /** Called when a refresh was refused and the session is over. */
  onRefreshFailed?: () => void;
}

export interface Credentials {
  email: string;
  password: string;
}

/** Query parameters of Directus, nested. */
export interface UserQuery {
  filter?: object;
  deep?: object;
}

/** A way to sign in that Directus offers besides the password. */
export interface Provider {
  name: string;
  label: string;
}

const statusOf = (error: unknown) => (error instanceof AppError ? error.statusCode : 0);

/** Whether Directus refused the refresh token, as opposed to being down or busy. */
const isRefusal = (error: unknown) => [400, 401, 403].includes(statusOf(error));

/** Whether the token has expired by the server's clock. */
const isEnded = (error: unknown) =>
  error instanceof AppError &&
  error.statusCode === 401 &&
  ['TOKEN_EXPIRED', 'INVALID_TOKEN'].includes(String(errorCodeOf(error.data)));

/**
 * Creates the client: the calls of section 7 of the specification, and the states of its section 4.
 *
 * @throws each call: AppError with the status and the answer
 */
export function createAuthClient(options: AuthOptions) {
  const { baseUrl, publicToken, autoRefresh = true, onRefreshFailed } = options;
  const { call: send } = createBackendClient({ baseUrl });
  const post = <T>(path: string, json: unknown) => send<T>(path, { method: 'POST', json });

  /** Sends the refresh token, ours or the one in Directus' cookie. */
  function sendRefreshToken<T>(path: string, refreshToken: string, more: CallOptions = {}) {
    const isKept = refreshToken === COOKIE_MODE_REFRESH_TOKEN;
    return send<T>(path, {
      method: 'POST',
      json: isKept ? { mode: 'cookie' } : { mode: 'json', refresh_token: refreshToken },
      ...(isKept ? { credentials: 'include' as const } : {}),
      ...more,
    });
  }

  async function askForTokens(refreshToken: string): Promise<TokenAnswer> {
    const { data } = await sendRefreshToken<{ data: TokenAnswer }>('/auth/refresh', refreshToken);
    return { refresh_token: COOKIE_MODE_REFRESH_TOKEN, ...data };
  }

  async function renew(): Promise<void> {
    const { refreshToken = '' } = readSession();
    try {
      const data = await askForTokens(refreshToken);
      // Signed out meanwhile, here or in another tab: stays signed out.
      if (readSession().refreshToken === refreshToken) writeSession(data);
    } catch (error) {
      // Without a response the session may still be valid: the next call retries. A different token
      // is that of another tab which refreshed first, in a browser without Web Locks.
      if (isRefusal(error) && readSession().refreshToken === refreshToken) {
        clearSession();
        onRefreshFailed?.();
      }
      throw error;
    }
  }

  /**
   * Refreshes the tokens, once for all concurrent callers, other tabs included.
   *
   * @param used - the expired access token; if the stored one differs, another caller has refreshed
   */
  function refresh(used = readSession().accessToken): Promise<void> {
    return withRefreshLock(async () => {
      const session = readSession();
      if (!session.refreshToken) return;
      const isNew = session.accessToken !== used && !isTokenExpired(session, Date.now());
      if (!isNew) await renew();
    });
  }

  /** The access token, refreshed if necessary and enabled; undefined if signed out. */
  async function token(): Promise<string | undefined> {
    const session = readSession();
    if (isTokenExpired(session, Date.now())) {
      if (!autoRefresh || !session.refreshToken) return undefined;
      await refresh(session.accessToken).catch((error: unknown) => {
        if (!isRefusal(error)) throw error;
      });
    }
    const renewed = readSession();
    return isTokenExpired(renewed, Date.now()) ? undefined : renewed.accessToken;
  }

  /** A call with the access token, else with the static public token, else anonymous. */
  async function call<T>(path: string, callOptions: CallOptions = {}): Promise<T> {
    const own = await token();
    const bearer = own ?? publicToken;
    const withToken = (value: string | undefined): CallOptions =>
      value
        ? {
            ...callOptions,
            headers: { ...callOptions.headers, Authorization: `Bearer ${value}` },
          }
        : callOptions;
    try {
      return await send<T>(path, withToken(bearer));
    } catch (error) {
      if (!own || !autoRefresh || !isEnded(error)) throw error;
      await refresh(own);
      return send<T>(path, withToken(readSession().accessToken));
    }
  }

  return {
    call,
    token,
    refresh: () => refresh(),
    /** Whether there is a session that is valid or can be refreshed. */
    isSignedIn: () => (autoRefresh ? mayBeSignedIn() : !isTokenExpired(readSession(), Date.now())),

    /** @returns whether the browser keeps the sign-in beyond this page */
    async login(credentials: Credentials): Promise<boolean> {
      const answer = await post<{ data?: TokenAnswer } | undefined>('/auth/login', credentials);
      if (!answer?.data?.access_token) {
        throw new AppError(LOGIN_FAILED, { statusCode: 401, statusMessage: LOGIN_FAILED });
      }
      return writeSession(answer.data);
    },

    /**
     * Clears the tokens first: the visitor is signed out here even if Directus does not respond.
     */
    async logout(): Promise<void> {
      const { refreshToken } = readSession();
      clearSession();
      if (!refreshToken) return;
      await sendRefreshToken('/auth/logout', refreshToken, { outlivesPage: true });
    },

    /** URL of a provider's sign-in, with the URL to return to, a page of this site. */
    providerAddress(name: string, returnPath: string): string {
      const back = new URL(returnPath, window.location.origin);
      if (back.origin !== window.location.origin) back.href = window.location.origin;
      return `${baseUrl}/auth/login/${encodeURIComponent(name)}?redirect=${encodeURIComponent(back.href)}`;
    },

    /**
     * Completes a sign-in after the redirect from a provider: Directus keeps the refresh token in a
     * cookie (`AUTH_<PROVIDER>_MODE=cookie`).
     *
     * @returns whether the browser keeps the sign-in beyond this page
     */
    completeProviderSignIn: async (): Promise<boolean> =>
      writeSession(await askForTokens(COOKIE_MODE_REFRESH_TOKEN)),

    /** The providers Directus offers; none if the call fails. */
    async providers(): Promise<Provider[]> {
      const { data = [] } = await send<{ data?: { name: string; label?: string | null }[] }>(
        '/auth',
      );
      return data.map(({ name, label }) => ({ name, label: label ?? name }));
    },

    /** The response is the same for every address. */
    requestPassword: (email: string, resetUrl: string) =>
      post<undefined>('/auth/password/request', { email, reset_url: resetUrl }),
    resetPassword: (resetToken: string, password: string) =>
      post<undefined>('/auth/password/reset', { token: resetToken, password }),

    /** The user, with the fields that Directus' permissions allow: without any, the id alone. */
    async fetchUser<T>({ filter, deep }: UserQuery = {}): Promise<T> {
      const query = new URLSearchParams();
      if (filter) query.set('filter', JSON.stringify(filter));
      if (deep) query.set('deep', JSON.stringify(deep));
      try {
        const { data } = await call<{ data: T }>(`/users/me${query.size ? `?${query}` : ''}`);
        return data;
      } catch (error) {
        logError(USER_FAILED);
        throw error;
      }
    },

    /** For users whose permissions allow it; visitors register over a mail (`account-calls.ts`). */
    createUser: (user: object) => call<undefined>('/users', { method: 'POST', json: user }),
    inviteUser: (invitation: { email: string; role: string; invite_url?: string }) =>
      call<undefined>('/users/invite', { method: 'POST', json: invitation }),
    acceptInvite: (inviteToken: string, password: string) =>
      post<undefined>('/users/invite/accept', { token: inviteToken, password }),
  };
}

export type AuthClient = ReturnType<typeof createAuthClient>;

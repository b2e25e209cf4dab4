export interface RedirectToUnprefixedConfig {
  /** The placeholder's path. */
  path: string;
  /** The locale that the path stands for. */
  locale: string;
  /** localStorage keys of the preference. */
  stored: readonly string[];
  /** Cookie of the preference, and its attributes. */
  cookie: string;
  cookieAttributes: string;
  /** Attribute of the root element while the redirect is under way. */
  redirectingAttribute: string;
}

/**
 * Stores the default locale and redirects from its placeholder to the same URL without the prefix,
 * query and hash kept. Inlined into the placeholder's head as source text: it uses nothing from
 * outside itself.
 */
export function redirectToUnprefixed(config: RedirectToUnprefixedConfig): void {
  const { pathname, search, hash } = window.location;
  if (pathname !== config.path && pathname.indexOf(`${config.path}/`) !== 0) return;
  try {
    config.stored.forEach((key) => window.localStorage.setItem(key, config.locale));
  } catch {
    // Without storage the address alone says the language.
  }
  document.cookie = `${config.cookie}=${config.locale}; ${config.cookieAttributes}`;
  document.documentElement.setAttribute(config.redirectingAttribute, '');
  // `//host` would be another site.
  const rest = pathname.slice(config.path.length).replace(/^[/\\]*/, '/');
  window.location.replace(rest + search + hash);
}

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
  /** Attribute of the root element that says the page is about to be left. */
  redirectingAttribute: string;
}

/**
 * Leads from the placeholder of the default locale to the same address without its prefix, query and
 * hash kept, once the locale is stored. Travels as source text into the placeholder's head: it uses
 * nothing from outside itself.
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

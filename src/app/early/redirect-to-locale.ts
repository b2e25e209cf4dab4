import type { firstLocale, localeOfBrowser, LocaleByLanguage } from '../../i18n/detection';

export interface RedirectToLocaleConfig {
  byLanguage: LocaleByLanguage;
  /** Locale code → path prefix. */
  prefixes: Readonly<Record<string, string>>;
  /** localStorage keys of the preference, most important first. */
  stored: readonly string[];
  cookie: string;
  /** Parameter of the address that names a locale. */
  parameter: string;
  /** Attribute of the root element while the redirect is under way. */
  redirectingAttribute: string;
  /** Shows the page if the redirect has not happened by then, milliseconds. */
  timeoutMs: number;
}

/**
 * Redirects the bare root, and a URL with a language parameter, to that locale before the first
 * paint. Inlined into the head of pages without a prefix as source text: it uses nothing from
 * outside itself.
 */
export function redirectToPreferredLocale(
  config: RedirectToLocaleConfig,
  rules: { firstLocale: typeof firstLocale; localeOfBrowser: typeof localeOfBrowser },
): void {
  const { pathname, search, hash } = window.location;
  const query = new URLSearchParams(search);
  const asked = rules.firstLocale([query.get(config.parameter)], config.byLanguage);
  const read = (name: string) => {
    try {
      return window.localStorage.getItem(name);
    } catch {
      return null;
    }
  };
  const readCookie = () => {
    try {
      const start = `${config.cookie}=`;
      const found = document.cookie.split('; ').filter((pair) => pair.indexOf(start) === 0)[0];
      return found ? found.slice(start.length) : null;
    } catch {
      return null;
    }
  };
  const isBack = () => {
    const entry = performance.getEntriesByType('navigation')[0] as
      PerformanceNavigationTiming | undefined;
    return !!entry && entry.type === 'back_forward';
  };
  if (!asked) {
    // Crawlers read what they asked for; whoever comes back chose to.
    if (pathname !== '/' || isBack()) return;
    if (/bot|crawl|spider|slurp|lighthouse|preview/i.test(navigator.userAgent)) return;
  }
  const locale =
    asked ||
    rules.firstLocale([...config.stored.map(read), readCookie()], config.byLanguage) ||
    rules.localeOfBrowser(navigator.language, config.byLanguage);
  const prefix = config.prefixes[locale];
  if (!prefix) return;
  query.delete(config.parameter);
  const rest = query.toString();
  const root = document.documentElement;
  root.setAttribute(config.redirectingAttribute, '');
  root.style.visibility = 'hidden';
  setTimeout(() => {
    root.style.visibility = '';
  }, config.timeoutMs);
  window.location.replace(
    prefix + (pathname === '/' ? '' : pathname) + (rest ? `?${rest}` : '') + hash,
  );
}

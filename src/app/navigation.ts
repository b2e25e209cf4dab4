import { parseRedirectTable, REDIRECTS_PATH, type RedirectTable } from '../domain/redirects';
import { followRedirects } from '../i18n/follow-redirects';
import { isSitePath, readableHash } from '../i18n/paths';
import { linkLocale, localizeLink } from '../i18n/preference';
import { interceptNavigation } from '../utils/gatsby-internals';
import { isOverlayEntry } from '../utils/overlay-history';
import { openInSteps } from '../utils/page-in-steps';
import { isOutdated } from './update-check';

let table: RedirectTable | undefined;
let loading: Promise<RedirectTable> | undefined;

/**
 * The redirects, fetched once; none without the file or without a connection. Called after hydration:
 * the first navigation would wait for them.
 */
export function loadRedirects(): Promise<RedirectTable> {
  loading ??= fetch(REDIRECTS_PATH)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
    .then((value: unknown) => (table = parseRedirectTable(value)));
  return loading;
}

/** Whether an address is that of another page, opened at its top. */
function isOtherPage(target: string): boolean {
  const { pathname, hash } = new URL(target, window.location.href);
  return pathname !== window.location.pathname && hash === '';
}

/**
 * Installs the navigation guard in front of Gatsby's navigation, which every `Link` and `navigate`
 * goes through. It adds the prefix of the visitor's language, follows the editors' redirects, and
 * does a full page load for an external target or when a newer build is published.
 */
export function installNavigationGuard(): void {
  window.addEventListener('popstate', () => openInSteps(false));
  interceptNavigation((original) => {
    const go = (to: string, options: Parameters<GatsbyNavigate>[1], redirects: RedirectTable) => {
      const target = readableHash(followRedirects(to, redirects));
      const replace = options?.replace || isOverlayEntry();
      openInSteps(isOtherPage(target));
      if (isSitePath(target) && !isOutdated()) original(target, { ...options, replace });
      else if (replace) window.location.replace(target);
      else window.location.assign(target);
    };
    return (to, options) => {
      if (typeof to === 'number') {
        original(to, options);
        return;
      }
      const guarded = localizeLink(to, linkLocale());
      if (table) go(guarded, options, table);
      else void loadRedirects().then((redirects) => go(guarded, options, redirects));
    };
  });
}

import { parseRedirectTable, REDIRECTS_PATH, type RedirectTable } from '../domain/redirects';
import { followRedirects } from '../i18n/follow-redirects';
import { isSitePath, readableHash } from '../i18n/paths';
import { linkLocale, localizeLink } from '../i18n/preference';
import { isOverlayEntry } from '../utils/overlay-history';
import { isOutdated } from './update-check';

let table: RedirectTable | undefined;
let loading: Promise<RedirectTable> | undefined;

/** The redirects, asked for once; a site without the file, or out of reach, has none. */
function loadRedirects(): Promise<RedirectTable> {
  loading ??= fetch(REDIRECTS_PATH)
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined)
    .then((value: unknown) => (table = parseRedirectTable(value)));
  return loading;
}

/**
 * Puts the navigation guard before Gatsby's navigation, which every `Link` and `navigate` goes
 * through: the prefix of the visitor's language, the redirects of the editors, and a full load
 * where the target is elsewhere or a newer build is out.
 */
export function installNavigationGuard(): void {
  const original = window.___navigate;

  const go = (to: string, options: Parameters<GatsbyNavigate>[1], redirects: RedirectTable) => {
    const target = readableHash(followRedirects(to, redirects));
    const replace = options?.replace || isOverlayEntry();
    if (isSitePath(target) && !isOutdated()) original(target, { ...options, replace });
    else if (replace) window.location.replace(target);
    else window.location.assign(target);
  };

  window.___navigate = (to, options) => {
    if (typeof to === 'number') {
      original(to, options);
      return;
    }
    const guarded = localizeLink(to, linkLocale());
    if (table) go(guarded, options, table);
    else void loadRedirects().then((redirects) => go(guarded, options, redirects));
  };
  window.___push = (to) => window.___navigate(to, { replace: false });
  window.___replace = (to) => window.___navigate(to, { replace: true });

  // Whoever points at a link is about to follow it.
  for (const intent of ['pointerover', 'focusin', 'touchstart']) {
    const onIntent = ({ target }: Event) => {
      if (!(target instanceof Element) || !target.closest('a[href^="/"]')) return;
      document.removeEventListener(intent, onIntent);
      void loadRedirects();
    };
    document.addEventListener(intent, onIntent, { passive: true });
  }
}

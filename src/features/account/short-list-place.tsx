import { useEffect, useState, type ReactNode } from 'react';
import { UNASKED_GUARD_MS } from '../../domain/chunk-reload';
import { loadStrings } from '../../i18n/lazy-strings';
import { useLocale } from '../../i18n/use-locale';
import { loadPart } from '../../utils/load-part';
import { mayBeSignedIn } from './session';

/** Placeholder of the short list's button, which loads only if there may be a session. */
export function ShortListPlace({ slug }: { slug: string }) {
  const { locale } = useLocale();
  const [button, setButton] = useState<ReactNode>(null);
  useEffect(() => {
    if (!mayBeSignedIn()) return undefined;
    let isGone = false;
    const load = () =>
      Promise.all([
        import(/* webpackChunkName: "short-list-button" */ './short-list-button'),
        loadStrings('short-list', locale),
      ]);
    loadPart(load, UNASKED_GUARD_MS).then(
      ([{ ShortListButton }, t]) => {
        if (!isGone) setButton(<ShortListButton slug={slug} t={t} />);
      },
      // The button is optional.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [locale, slug]);
  return button;
}

import { useEffect, useState, type ReactNode } from 'react';
import { UNASKED_GUARD_MS } from '../../domain/chunk-reload';
import { loadStrings } from '../../i18n/lazy-strings';
import { useLocale } from '../../i18n/use-locale';
import { loadPart } from '../../utils/load-part';
import { mayBeSignedIn } from './session';

/** Where the button of the short list appears for those who may be signed in; empty for the rest. */
export function ShortListPlace({ slug }: { slug: string }) {
  const { locale } = useLocale();
  const [button, setButton] = useState<ReactNode>(null);
  useEffect(() => {
    if (!mayBeSignedIn()) return undefined;
    let isGone = false;
    const load = () =>
      Promise.all([import('./short-list-button'), loadStrings('short-list', locale)]);
    loadPart(load, UNASKED_GUARD_MS).then(
      ([{ ShortListButton }, t]) => {
        if (!isGone) setButton(<ShortListButton slug={slug} t={t} />);
      },
      // The page is whole without it.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [locale, slug]);
  return button;
}

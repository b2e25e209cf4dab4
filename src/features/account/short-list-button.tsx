import { useEffect, useState } from 'react';
import type { Translate } from '../../i18n/translator';
import { Button } from '../../ui/button/button';
import { fetchProfile, putOnShortList } from './account-calls';

/** Adds a project to the visitor's short list or removes it. */
export function ShortListButton({ slug, t }: { slug: string; t: Translate<'short-list'> }) {
  const [isOn, setOn] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    fetchProfile().then(
      ({ short_list: list }) => setOn(list.includes(slug)),
      // The session has ended: no button, as for a visitor who is not signed in.
      () => undefined,
    );
  }, [slug]);
  if (isOn === undefined) return null;
  const toggle = () => {
    if (isBusy) return;
    setBusy(true);
    setFailed(false);
    putOnShortList(slug, !isOn)
      .then((list) => setOn(list.includes(slug)))
      .catch(() => setFailed(true))
      .finally(() => setBusy(false));
  };
  return (
    <div>
      <Button look="outline" aria-disabled={isBusy} onClick={toggle}>
        {t(isOn ? 'short-list:remove' : 'short-list:add')}
      </Button>
      <p role="status">{hasFailed && t('short-list:failed')}</p>
    </div>
  );
}

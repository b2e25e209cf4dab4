import type { TFunction } from 'i18next';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button/button';
import { fetchProfile, putOnShortList } from './account-calls';

/** Puts a project on the visitor's short list, and takes it off. */
export function ShortListButton({ slug, t }: { slug: string; t: TFunction }) {
  const [isOn, setOn] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    fetchProfile().then(
      ({ short_list: list }) => setOn(list.includes(slug)),
      // Nobody is signed in after all: the page is as for anybody.
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

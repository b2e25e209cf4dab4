import type { PageKind } from '../../shared/blueprint';
import { blueprintOf, contentOf } from '../../shared/content';
import { Parts } from './parts';

interface PeerPageProps {
  kind: PageKind;
  lang: string;
  slug: string;
}

/** A page of this site; React moves title, meta and links into the head. */
export async function PeerPage({ kind, lang, slug }: PeerPageProps) {
  const [blueprint, content] = await Promise.all([
    blueprintOf(kind, lang),
    contentOf(kind, slug, lang),
  ]);
  return (
    <>
      <Parts parts={blueprint.head} content={content} words={blueprint.words} />
      <Parts parts={blueprint.body} content={content} words={blueprint.words} />
    </>
  );
}

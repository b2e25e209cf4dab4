import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { makeSiteCopy, startSiteCopyBuild } from '../../e2e/support/site-copy';
import { buildPaths } from '../../scripts/support/workspace';
import { buildPhases, type BuildPhase } from './build-phases';
import { measureRun, type MeasuredRun } from './measured-run';
import { peerDirectory, preparePeer, startPeerBuild, type Peer } from './peers';

/** Something that makes the site. */
export interface Builder {
  name: string;
  /** Sources as they are in the project, no caches. */
  reset(): void;
  build(): Promise<MeasuredRun>;
  /** Of the last build; none where it does not say. */
  phases(): readonly BuildPhase[];
  /** Puts a paragraph into every page of a news item. */
  changeTemplate(text: string): void;
  /** HTML of the English page of a news item. */
  readNews(slug: string): string;
  pages(): number;
}

/** A template, and the text in it that a paragraph comes before. */
interface Template {
  file: string;
  before: string;
}

/**
 * Puts a paragraph into a source.
 *
 * @throws Error if the source does not have the text once: the benchmark is out of date
 */
export function withParagraph(source: string, before: string, text: string): string {
  if (source.split(before).length !== 2)
    throw new Error(`The template does not have once: ${before}`);
  return source.replace(before, () => `<p hidden>${text}</p>\n${before}`);
}

function change(directory: string, { file, before }: Template, text: string): void {
  const target = path.join(directory, file);
  writeFileSync(target, withParagraph(readFileSync(target, 'utf8'), before, text));
}

const SITE_TEMPLATE: Template = {
  file: 'src/templates/news-item.tsx',
  before: '<PostEnd route="news"',
};

/** This site, built in a copy. */
export function siteBuilder(directory: string, env: Readonly<Record<string, string>>): Builder {
  const output = path.join(buildPaths(directory).workspace, 'public');
  let phases: readonly BuildPhase[] = [];
  return {
    name: 'this site',
    reset: () => {
      makeSiteCopy(directory);
      rmSync(buildPaths(directory).workspace, { recursive: true, force: true });
    },
    build: () =>
      measureRun(() => {
        const { child, ended } = startSiteCopyBuild(directory, env);
        return {
          child,
          ended: ended.then(({ code, output: said }) => {
            if (code !== 0) throw new Error(`The site does not build:\n${said}`);
            phases = buildPhases(said);
          }),
        };
      }, output),
    phases: () => phases,
    changeTemplate: (text) => change(directory, SITE_TEMPLATE, text),
    readNews: (slug) => readFileSync(path.join(output, 'news', slug, 'index.html'), 'utf8'),
    pages: () => {
      const { id } = JSON.parse(readFileSync(path.join(output, 'builds/latest.json'), 'utf8')) as {
        id: string;
      };
      const { prerendered } = JSON.parse(
        readFileSync(path.join(output, 'builds/meta', `${id}.json`), 'utf8'),
      ) as { prerendered: unknown[] };
      return prerendered.length;
    },
  };
}

/** A peer, built in its copy. */
export function peerBuilder(
  peer: Peer,
  env: Readonly<Record<string, string>>,
  { name, pages }: { name: string; pages: number },
): Builder {
  const directory = peerDirectory(peer);
  return {
    name,
    reset: () => preparePeer(peer),
    build: () => measureRun(() => startPeerBuild(peer, env), path.join(directory, peer.pages)),
    phases: () => [],
    changeTemplate: (text) => change(directory, peer.template, text),
    readNews: (slug) =>
      readFileSync(path.join(directory, peer.pages, peer.pageFile(`en/news/${slug}`)), 'utf8'),
    pages: () => pages,
  };
}

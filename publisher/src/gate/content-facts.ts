import { readFile } from 'node:fs/promises';
import type { ReportEntry } from '../queue/builds';
import { isRecord, parseJson } from './json';

/** A reference to an item of the CMS in a reason. */
export interface PageItem {
  title: string;
  /** URL of the item in the admin. */
  address: string;
}

/** A link that an editor wrote. */
export interface EditorLink {
  /** Its targets on the site, one per locale that shows it. */
  to: readonly string[];
  /** The item that contains it. */
  entry: Omit<ReportEntry, 'problem'>;
}

/** Facts about the content that the site's build writes for the publisher. */
export interface ContentFacts {
  /** Item of a page, by the page's path. */
  pages: Readonly<Record<string, PageItem>>;
  /** Missing content that does not reject the release. */
  missing: readonly ReportEntry[];
  links: readonly EditorLink[];
}

const NOTHING: ContentFacts = { pages: {}, missing: [], links: [] };

/** Reads the content facts of the site's build; empty if there are none. */
export async function readContentFacts(file: string): Promise<ContentFacts> {
  const facts = parseJson(await readFile(file, 'utf8').catch(() => ''));
  return isRecord(facts) ? { ...NOTHING, ...(facts as Partial<ContentFacts>) } : NOTHING;
}

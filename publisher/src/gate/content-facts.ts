import { readFile } from 'node:fs/promises';
import type { ReportEntry } from '../queue/builds';
import { isRecord, parseJson } from './json';

/** An item of the CMS as a reason names it. */
export interface PageItem {
  title: string;
  /** Where an editor changes it. */
  address: string;
}

/** A link that an editor wrote. */
export interface EditorLink {
  /** Where it leads on the site: to one place in each locale that shows it. */
  to: readonly string[];
  /** Where it is written. */
  entry: Omit<ReportEntry, 'problem'>;
}

/** What the site's build knows of its content and writes down for the publisher. */
export interface ContentFacts {
  /** The item that a page is about, by the page's address. */
  pages: Readonly<Record<string, PageItem>>;
  /** What is missing and keeps nothing back. */
  missing: readonly ReportEntry[];
  links: readonly EditorLink[];
}

const NOTHING: ContentFacts = { pages: {}, missing: [], links: [] };

/** Reads what the site's build wrote down of its content; nothing where it did not. */
export async function readContentFacts(file: string): Promise<ContentFacts> {
  const facts = parseJson(await readFile(file, 'utf8').catch(() => ''));
  return isRecord(facts) ? { ...NOTHING, ...(facts as Partial<ContentFacts>) } : NOTHING;
}

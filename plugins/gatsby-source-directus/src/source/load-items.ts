import type { DirectusClient } from '../directus/client';
import { fetchFiles, fetchItems } from '../directus/items';
import { isRow, keyOf, rowsOf, type Row } from '../directus/rows';
import { isDue } from '../directus/schedule';
import { draftState, type DraftState, type VersionRow, type WholeRows } from '../directus/versions';
import type { MediaLoader } from '../media/loader';
import type { ImageRecord } from '../media/records';
import { linkRule, refusedLink } from '../links';
import { adminAddress, fieldsOf } from '../model';
import { buildContent, type ItemContent, type Loaded } from '../nodes/content';
import type { ContentType, LocaleOption, ResolvedOptions } from '../options';
import { assetsIn, removeImages } from '../rich-text/images';
import { sanitise, sanitiseOptions } from '../rich-text/sanitise';

export interface LoadContext {
  client: DirectusClient;
  options: ResolvedOptions;
  media: MediaLoader;
  /**
   * Moment against which schedules are evaluated, Unix time in milliseconds; undefined in a
   * preview.
   */
  now: number | undefined;
  /** Rows that are already in full. */
  whole: WholeRows;
  warn(message: string): void;
  /** Called with the number of processed items. */
  onProgress(count: number): void;
}

const ASSET = /\/assets\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/gi;

/** Ids that look like pictures of the CMS in the texts of some items. */
function assetIds(type: ContentType, rows: readonly Row[]): string[] {
  const fields = fieldsOf(type, 'RichText');
  const ids = new Set<string>();
  for (const row of rows) {
    for (const { column, field } of fields) {
      for (const holder of field.translated ? rowsOf(row.translations) : [row]) {
        const html = holder[column];
        if (typeof html !== 'string') continue;
        for (const [, id] of html.matchAll(ASSET)) ids.add((id as string).toLowerCase());
      }
    }
  }
  return [...ids];
}

/** Warning about a picture in a text. */
interface AssetProblem {
  message: string;
  isShown: boolean;
}

/** Pictures in texts: file rows, and their problems. */
async function loadAssets(ids: readonly string[], { client, options, media }: LoadContext) {
  const files = ids.length > 0 ? await fetchFiles(client, ids, options) : new Map<string, Row>();
  const problems = new Map<string, AssetProblem>();
  await Promise.all(
    ids.map(async (id) => {
      const file = files.get(id);
      const loaded: Loaded<ImageRecord> = file
        ? await media.image(file, undefined)
        : { ok: false, problem: `the file ${id} is not in the library` };
      const { problem: message, ok: isShown } = loaded;
      if (message !== undefined) problems.set(id, { message, isShown });
    }),
  );
  return { files, problems };
}

/** Names in the originals directory that a node's values reference. */
function filesIn(values: Readonly<Record<string, unknown>>, pictures: readonly ImageRecord[]) {
  const names = Object.values(values)
    .flat()
    .flatMap((value) => (isRow(value) && typeof value.fileName === 'string' ? value.fileName : []));
  return [...new Set([...names, ...pictures.map(({ fileName }) => fileName)])];
}

/** Adds metadata that the plugin needs later: the pictures in the node's texts, its files. */
async function withFiles(
  type: ContentType,
  content: ItemContent,
  files: ReadonlyMap<string, Row>,
  draft: DraftState | undefined,
  { media, options }: LoadContext,
): Promise<ItemContent> {
  const texts = fieldsOf(type, 'RichText');
  const nodes = await Promise.all(
    content.nodes.map(async (node) => {
      const { locale, values } = node;
      const shown: LocaleOption | undefined = options.locales.find(({ code }) => code === locale);
      const ids = texts.flatMap(({ name }) => assetsIn(String(values[name] ?? '')));
      const pictures: Record<string, ImageRecord> = {};
      for (const id of ids) {
        const file = files.get(id);
        const loaded = file && (await media.image(file, shown));
        if (loaded?.ok) pictures[id] = loaded.value;
      }
      return {
        ...node,
        values: {
          ...values,
          sourceFiles: filesIn(values, Object.values(pictures)),
          ...(ids.length > 0 ? { richTextImages: pictures } : {}),
          ...(content.problems.length > 0 ? { sourceProblems: true } : {}),
          ...(draft ? { draft } : {}),
        },
      };
    }),
  );
  return { ...content, nodes };
}

/**
 * Fetches items of a type in full, with their files, and builds the content of their nodes. Prints
 * warnings for the editors, with the item's URL in the admin.
 *
 * @returns Content by key, without items that were deleted meanwhile.
 */
export async function loadItems(
  type: ContentType,
  keys: readonly string[],
  context: LoadContext,
): Promise<Map<string, ItemContent>> {
  const { client, options, media, now, warn } = context;
  const link = linkRule(options.links);
  const refused = new Set<string>();
  const rules = sanitiseOptions(client.url, link, (address) => refused.add(address));
  const contents = new Map<string, ItemContent>();

  const there = context.whole.get(type.name) ?? new Map<string, VersionRow>();
  const build = async (answer: readonly Row[]) => {
    // Rescheduled since its fingerprint was fetched: treated as a draft.
    const rows = answer.filter((row) => isDue(type, row, now));
    const assets = await loadAssets(assetIds(type, rows), context);
    const richText = (html: string, problem: (message: string) => void) => {
      refused.clear();
      const clean = sanitise(html, rules);
      for (const address of refused) problem(refusedLink(address));
      return removeImages(clean, (id) => {
        const found = assets.problems.get(id);
        if (found === undefined) return false;
        problem(found.isShown ? found.message : `${found.message}; the picture is left out`);
        return !found.isShown;
      });
    };
    await Promise.all(
      rows.map(async (row) => {
        const key = keyOf(row);
        if (key === undefined) return;
        const content = await buildContent(type, row, {
          locales: options.locales,
          link,
          richText,
          image: (file, locale) => media.image(file, locale),
          file: (file) => media.file(file),
        });
        const where = `${type.name} ${key} (${adminAddress(client.url, type, key)})`;
        for (const problem of content.problems) warn(`${where}: ${problem}.`);
        if (content.missing.length > 0) {
          const inAny = type.translated ? ' in any language' : '';
          warn(`${where} is left out: it has no ${content.missing.join(', ')}${inAny}.`);
        }
        const draft = draftState(type, row, there.get(key)?.version);
        contents.set(key, await withFiles(type, content, assets.files, draft, context));
      }),
    );
    context.onProgress(answer.length);
  };
  const whole = keys.flatMap((key): Row[] => {
    const entry = there.get(key);
    return entry ? [entry.row] : [];
  });
  if (whole.length > 0) await build(whole);
  const rest = keys.filter((key) => !there.has(key));
  const gone = await fetchItems(client, type, rest, options, build);
  for (const key of gone) {
    const where = `${type.name} ${key} (${adminAddress(client.url, type, key)})`;
    warn(`${where} is left out: it was deleted or became a draft while the site was built.`);
  }
  return contents;
}

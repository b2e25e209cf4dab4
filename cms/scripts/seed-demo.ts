import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { IDS } from '../access';
import type { DemoContent } from '../demo';
import { demoBatches, demoFileId, type DemoBatch } from '../demo/rows';
import type { DirectusApi } from './api';

const PARALLEL_UPLOADS = 3;

interface DemoFile {
  name: string;
  type: 'image/jpeg' | 'application/pdf';
  /** What is known of it in the file library. */
  fields: Record<string, string>;
}

function demoFiles({ pictures, projects }: DemoContent): DemoFile[] {
  return [
    ...pictures.map(({ file, title, alt, is_visualisation }) => ({
      name: file,
      type: 'image/jpeg' as const,
      fields: {
        title,
        alt_en: alt.en,
        alt_ru: alt.ru,
        alt_uk: alt.uk,
        is_visualisation: String(is_visualisation),
      },
    })),
    ...projects.flatMap(({ presentation, translations }) =>
      presentation === undefined
        ? []
        : [
            {
              name: presentation,
              type: 'application/pdf' as const,
              fields: { title: `${translations.en.title}, catalogue` },
            },
          ],
    ),
  ];
}

async function uploadFiles(api: DirectusApi, demo: DemoContent, media: string) {
  const folders = await api.call<{ id: string }[]>('GET', '/folders?limit=-1&fields=id');
  if (!folders.some(({ id }) => id === IDS.filesFolder)) {
    await api.call('POST', '/folders', { id: IDS.filesFolder, name: 'Demo files' });
  }
  const files = await api.call<{ id: string }[]>('GET', '/files?limit=-1&fields=id');
  const there = new Set(files.map(({ id }) => id));
  const missing = demoFiles(demo).filter(({ name }) => !there.has(demoFileId(name)));
  const queue = [...missing];
  const worker = async () => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift()) {
      const { name, type, fields } = file;
      const blob = await openAsBlob(join(media, name), { type });
      await api.upload({ id: demoFileId(name), folder: IDS.filesFolder, ...fields }, blob, name);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, worker));
  return missing.length;
}

type Existing = Record<string, unknown> & { id: number; translations?: { name?: string }[] };

function naturalKeys(rows: readonly Existing[], field: DemoBatch['naturalKey']): Set<string> {
  if (field === 'translations.name') {
    return new Set(rows.flatMap((row) => (row.translations ?? []).map(({ name }) => String(name))));
  }
  return new Set(field === null ? [] : rows.map((row) => String(row[field])));
}

/** Natural keys of what is there; null where the one item of a singleton is. */
async function existing(api: DirectusApi, { collection, naturalKey }: DemoBatch) {
  if (naturalKey === null) {
    // A singleton answers an object, with nulls where it has no row yet.
    const one = await api.call<{ id: number | null }>('GET', `/items/${collection}?fields=id`);
    return one.id === null || one.id === undefined ? new Set<string>() : null;
  }
  const rows = await api.call<Existing[]>(
    'GET',
    `/items/${collection}?limit=-1&fields=id,${naturalKey}`,
  );
  return naturalKeys(rows, naturalKey);
}

/**
 * Writes the demo items that are not there yet. What is there keeps an editor's changes, and an
 * item that was written once and is gone was deleted on purpose.
 *
 * @param api Calls as an administrator.
 * @param demo The content.
 * @param options.media Folder of the files.
 * @param options.seeded Keys of the items that were written before.
 * @param options.log Gets a line of progress a step.
 * @returns What was added, and the keys of all demo items.
 */
export async function seedDemo(
  api: DirectusApi,
  demo: DemoContent,
  {
    media,
    seeded,
    log,
  }: { media: string; seeded: readonly string[]; log?: (line: string) => void },
): Promise<{ changes: string[]; seeded: string[] }> {
  const changes: string[] = [];
  const before = new Set(seeded);
  const keys: string[] = [...seeded];

  log?.(`Demo content: ${demo.pictures.length} pictures`);
  const uploaded = await uploadFiles(api, demo, media);
  if (uploaded > 0) changes.push(`${uploaded} demo files uploaded`);

  const ids = new Map<string, number>();
  const idOf = (collection: string, slug: string) => ids.get(`${collection}/${slug}`);
  for (const makeBatch of demoBatches(demo)) {
    const batch = makeBatch(idOf);
    const there = await existing(api, batch);
    const missing =
      there === null
        ? []
        : batch.rows.filter(({ key, natural }) => !there.has(natural) && !before.has(key));
    if (missing.length > 0) {
      log?.(`Demo content: ${missing.length} ${batch.collection}`);
      const rows = missing.map(({ row }) => row);
      if (batch.naturalKey === null) {
        await api.call('PATCH', `/items/${batch.collection}`, rows[0]);
      } else {
        await api.call('POST', `/items/${batch.collection}`, rows);
      }
      changes.push(`${missing.length} demo ${batch.collection} added`);
    }
    keys.push(...batch.rows.map(({ key }) => key));
    if (batch.collection === 'areas' || batch.collection === 'projects') {
      const rows = await api.call<{ id: number; slug: string }[]>(
        'GET',
        `/items/${batch.collection}?limit=-1&fields=id,slug`,
      );
      for (const { id, slug } of rows) ids.set(`${batch.collection}/${slug}`, id);
    }
  }
  return { changes, seeded: [...new Set(keys)] };
}

import { openAsBlob } from 'node:fs';
import { join } from 'node:path';
import { IDS } from '../access';
import type { DemoContent } from '../demo';
import { drawingsOf } from '../demo/drawings';
import type { Translated } from '../demo/types';
import { demoBatches, demoFileId, type DemoBatch } from '../demo/rows';
import type { DirectusApi } from './api';
import { fillDemo, type FilledStamps } from './fill-demo';

const PARALLEL_UPLOADS = 3;

interface DemoFile {
  name: string;
  type: 'image/jpeg' | 'image/svg+xml' | 'application/pdf';
  /** Metadata of the file in the library. */
  fields: Record<string, string>;
  /** What it contains, where it is no file of the repository. */
  content?: string;
}

const altFields = (alt: Translated<string>) =>
  Object.fromEntries(Object.entries(alt).map(([language, text]) => [`alt_${language}`, text]));

function demoFiles({ pictures, projects }: DemoContent): DemoFile[] {
  return [
    ...pictures.map(({ file, title, alt, is_visualisation, focus }) => ({
      name: file,
      type: 'image/jpeg' as const,
      fields: {
        title,
        ...altFields(alt),
        is_visualisation: String(is_visualisation),
        ...(focus && { focal_point_x: String(focus.x), focal_point_y: String(focus.y) }),
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
    ...projects.flatMap(drawingsOf).map(({ name, title, alt, svg }) => ({
      name,
      type: 'image/svg+xml' as const,
      fields: { title, ...altFields(alt) },
      content: svg,
    })),
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
      const { name, type, fields, content } = file;
      const blob =
        content === undefined
          ? await openAsBlob(join(media, name), { type })
          : new Blob([content], { type });
      await api.upload({ id: demoFileId(name), folder: IDS.filesFolder, ...fields }, blob, name);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_UPLOADS }, worker));
  return missing.length;
}

/** Collections whose items other demo items refer to. */
const REFERENCED: ReadonlySet<string> = new Set(['areas', 'projects', 'team']);

type Existing = Record<string, unknown> & { id: number; translations?: { name?: string }[] };

function naturalKeys(rows: readonly Existing[], field: DemoBatch['naturalKey']): Set<string> {
  if (field === 'translations.name') {
    return new Set(rows.flatMap((row) => (row.translations ?? []).map(({ name }) => String(name))));
  }
  return new Set(field === null ? [] : rows.map((row) => String(row[field])));
}

/** Natural keys of the existing items; null for an existing singleton. */
async function existing(api: DirectusApi, { collection, naturalKey }: DemoBatch) {
  if (naturalKey === null) {
    // A singleton's response is an object, with nulls if it has no row yet.
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
 * Seeds missing demo items, and fills fields that are newer than an item in those that nobody has
 * changed. Existing ones keep the editors' changes; one that was seeded before and is missing was
 * deleted on purpose and is not seeded again.
 *
 * @param api Client with admin rights.
 * @param demo The content.
 * @param options.media Folder of the files.
 * @param options.seeded Keys of the items seeded before.
 * @param options.filled Change stamps of the items filled before.
 * @param options.log Receives progress, a line per step.
 * @returns The changes, the keys of all demo items, and the change stamps of the filled ones.
 */
export async function seedDemo(
  api: DirectusApi,
  demo: DemoContent,
  {
    media,
    seeded,
    filled: filledBefore,
    log,
  }: {
    media: string;
    seeded: readonly string[];
    filled: FilledStamps;
    log?: (line: string) => void;
  },
): Promise<{ changes: string[]; seeded: string[]; filled: FilledStamps }> {
  const changes: string[] = [];
  const before = new Set(seeded);
  const keys: string[] = [...seeded];
  let filled = filledBefore;

  log?.(`Demo content: ${demo.pictures.length} pictures`);
  const uploaded = await uploadFiles(api, demo, media);
  if (uploaded > 0) changes.push(`demo ${uploaded} files`);

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
      changes.push(`demo ${missing.length} ${batch.collection}`);
    }
    const fill = await fillDemo(api, batch, { seeded: before, filled });
    changes.push(...fill.changes);
    filled = fill.filled;
    keys.push(...batch.rows.map(({ key }) => key));
    if (REFERENCED.has(batch.collection)) {
      const rows = await api.call<Existing[]>(
        'GET',
        `/items/${batch.collection}?limit=-1&fields=id,${batch.naturalKey}`,
      );
      for (const row of rows) {
        for (const key of naturalKeys([row], batch.naturalKey)) {
          ids.set(`${batch.collection}/${key}`, row.id);
        }
      }
    }
  }
  return { changes, seeded: [...new Set(keys)], filled };
}

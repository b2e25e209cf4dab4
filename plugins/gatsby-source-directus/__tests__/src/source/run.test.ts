/** @jest-environment node */
import type { DirectusClient } from '../../../src/directus/client';
import type { Query } from '../../../src/directus/queries';
import type { Row } from '../../../src/directus/rows';
import { fileKey } from '../../../src/media/originals';
import type { StoredNode } from '../../../src/nodes/build';
import type { ResolvedOptions } from '../../../src/options';
import type { NewNode } from '../../../src/source/diff';
import { runSourcing, type NodeStore, type SourcingInput } from '../../../src/source/run';
import { fingerprintsOf, makeOptions, translation, URL_OF_CMS } from '../../factories';

const PICTURE = '0d5f2a10-1111-4222-8333-444455556666';

type Tables = Record<'House' | 'Street' | 'Room', Row[]>;

const COLLECTIONS: Readonly<Record<keyof Tables, string>> = {
  House: 'houses',
  Street: 'streets',
  Room: 'rooms',
};

const house = (id: string, changes: Row = {}): Row => ({
  id,
  status: 'published',
  slug: `house-${id}`,
  sold: false,
  built_on: `2026-01-0${id}`,
  street: { id: '7' },
  date_updated: '2026-01-01T00:00:00Z',
  translations: [translation('en', { title: `House ${id}` })],
  ...changes,
});

const content = (): Tables => ({
  House: [house('1'), house('2'), house('3')],
  Street: [{ id: '7', status: 'published', translations: [translation('en', { name: 'Main' })] }],
  Room: [{ id: '1', house: { id: '1' }, name: 'A', sort: 1 }],
});

/** A Directus with these rows, Gatsby's store beside it, and what either was asked to do. */
function setUp(tables: Tables) {
  const nodes = new Map<string, NewNode>();
  const asked: string[] = [];
  const warnings: string[] = [];
  const steps: string[] = [];
  const files = new Map<string, Row>();
  /** Items that are listed, and are not found any more. */
  const gone = new Set<string>();
  const store: NodeStore = {
    getNodesByType: (type) => [...nodes.values()].filter(({ internal }) => internal.type === type),
    createNode: (node) => {
      steps.push(`write ${node.id}`);
      nodes.set(node.id, node);
    },
    deleteNode: ({ id }) => {
      steps.push(`delete ${id}`);
      nodes.delete(id);
    },
    digests: undefined,
    setDigests: async (digests) => {
      steps.push('digests');
      store.digests = digests;
    },
    unfinished: undefined,
    setUnfinished: async (unfinished) => {
      steps.push('unfinished');
      store.unfinished = unfinished;
    },
  };
  const client = {
    url: URL_OF_CMS,
    queryLimit: async () => undefined,
    query: async ({ text, variables }: Query, kind?: string) => {
      const wanted = JSON.stringify(variables);
      const isWanted = ({ id }: Row) => wanted.includes(JSON.stringify(String(id)));
      if (kind === 'system') return { files: [...files.values()].filter(isWanted) };
      const types = Object.keys(COLLECTIONS) as (keyof Tables)[];
      const type = types.find((name) => text.includes(COLLECTIONS[name]));
      if (type === undefined) throw new Error(`asked for ${text}`);
      const rows = tables[type].filter((row) => isWanted(row) && !gone.has(String(row.id)));
      asked.push(...rows.map(({ id }) => `${type} ${String(id)}`));
      return { [COLLECTIONS[type]]: rows };
    },
  } as unknown as DirectusClient;
  const copies = new Set<string>();
  const originals: SourcingInput['originals'] = {
    get: async (file) => {
      const fileName = `${fileKey(file)}.jpg`;
      copies.add(fileName);
      const image = { width: 10, height: 10, isDamaged: false, placeholder: '', color: '' };
      const original = { fileId: String(file.id), fileName, version: '1', image };
      return { ok: true, original } as never;
    },
    has: (name) => copies.has(name),
  };
  const run = async (
    options: Partial<ResolvedOptions> = {},
    lastBuild?: SourcingInput['lastBuild'],
  ) => {
    asked.length = 0;
    warnings.length = 0;
    steps.length = 0;
    const summary = await runSourcing({
      options: makeOptions(options),
      client,
      originals,
      now: undefined,
      whole: new Map(),
      warn: (message) => warnings.push(message),
      onStatus: () => undefined,
      fingerprints: fingerprintsOf(tables),
      store,
      lastBuild,
    });
    return summary;
  };
  const node = (id: string) => nodes.get(id) as unknown as StoredNode | undefined;
  return { tables, nodes, asked, warnings, steps, store, files, gone, copies, run, node };
}

const edit = (row: Row | undefined, changes: Row) => {
  Object.assign(row ?? {}, changes);
};

describe('sourcing', () => {
  it('writes a node for each item and locale, and keeps what it saw for last', async () => {
    const { run, nodes, steps, node } = setUp(content());
    expect(await run()).toEqual({
      items: 5,
      fetched: 5,
      written: 13,
      deleted: 0,
      counts: { House: 3, Street: 1, Room: 1, Tour: 0 },
    });
    expect(nodes.size).toBe(13);
    expect(node('House:1:ua')).toMatchObject({
      title: 'House 1',
      isFallback: true,
      street: 'Street:7:ua',
      rooms: ['Room:1'],
    });
    expect(steps[0]).toBe('unfinished');
    expect(steps.at(-1)).toBe('digests');
  });

  it('fetches and writes nothing where nothing changed', async () => {
    const { run, asked, steps, store } = setUp(content());
    await run();
    // The build that follows has come to its end.
    store.unfinished = undefined;
    expect(await run()).toMatchObject({ items: 5, fetched: 0, written: 0, deleted: 0 });
    expect([asked, steps]).toEqual([[], []]);
  });

  it('fetches what was edited, and writes the nodes that say something else', async () => {
    const { tables, run, asked, steps, store } = setUp(content());
    const titled = (title: string, date: string) => ({
      translations: [
        translation('en', { title: 'House 2' }),
        translation('uk', { title, date_updated: date }),
      ],
    });
    edit(tables.House[1], titled('Дім 2', '2026-02-01T00:00:00Z'));
    await run();
    store.unfinished = undefined;
    edit(tables.House[1], titled('Будинок 2', '2026-02-02T00:00:00Z'));
    expect(await run()).toMatchObject({ fetched: 1, written: 1, deleted: 0 });
    expect(asked).toEqual(['House 2']);
    expect(steps).toEqual(['unfinished', 'write House:2:ua', 'digests']);
  });

  it('fetches all where the model changed', async () => {
    const { run, asked } = setUp(content());
    await run();
    await run({ altField: 'alt_{language}_new' });
    expect(asked).toHaveLength(5);
  });

  it('deletes what is gone, writes the links to it anew, and fetches neither', async () => {
    const { tables, run, asked, steps, node } = setUp(content());
    await run();
    tables.Room.pop();
    expect(await run()).toMatchObject({ fetched: 0, deleted: 1 });
    expect(node('House:1:en')?.rooms).toEqual([]);
    expect(asked).toEqual([]);
    expect(steps).toContain('delete Room:1');
  });

  it('takes an item away whose required reference is gone', async () => {
    const { tables, run, node } = setUp(content());
    await run();
    tables.House.shift();
    await run();
    expect(node('House:1:en')).toBeUndefined();
    expect(node('Room:1')).toBeUndefined();
  });

  it('leaves an item out that has no required value, and says where to mend it', async () => {
    const { tables, run, warnings, node } = setUp(content());
    edit(tables.House[0], { translations: [translation('en', { title: null })] });
    const { counts } = await run();
    expect(counts.House).toBe(2);
    expect(node('House:1:en')).toBeUndefined();
    // A room without its house is none.
    expect(node('Room:1')).toBeUndefined();
    expect(warnings).toEqual([
      `House 1 (${URL_OF_CMS}/admin/content/houses/1) is left out: it has no title in any language.`,
    ]);
  });

  it('says that an item went while the site was built', async () => {
    const { gone, run, warnings } = setUp(content());
    gone.add('3');
    await run();
    expect(warnings).toContain(
      `House 3 (${URL_OF_CMS}/admin/content/houses/3) is left out: it was deleted or became a draft while the site was built.`,
    );
  });

  it('writes again what a build that died left unfinished, although it says the same', async () => {
    const { run, steps, store, node } = setUp(content());
    await run();
    const before = node('House:2:en')?.internal.contentDigest;
    store.unfinished = { nodes: ['House:2:en'], types: ['Street'] };
    expect(await run()).toMatchObject({ fetched: 0, written: 2 });
    expect(steps.filter((step) => step.startsWith('write')).sort()).toEqual([
      'write House:2:en',
      'write Street:7:en',
    ]);
    expect(node('House:2:en')?.internal.contentDigest).toBe(`${before}~1`);
  });

  it('lets lists notice that the last item of an unfinished run’s type is gone', async () => {
    const { tables, run, steps, store } = setUp(content());
    tables.Room = [];
    await run();
    store.unfinished = { nodes: [], types: ['Room', 'Tour'] };
    await run();
    expect(steps).toEqual([
      'write Room:none',
      'delete Room:none',
      'write Tour:none',
      'delete Tour:none',
    ]);
  });

  it('loads the picture of a text once more when it was replaced, or its copy is gone', async () => {
    const { tables, run, files, copies, asked } = setUp(content());
    files.set(PICTURE, { id: PICTURE, modified_on: '2026-01-01', filesize: '10' });
    const body = `<p>a</p><img src="${URL_OF_CMS}/assets/${PICTURE}">`;
    edit(tables.House[0], { translations: [translation('en', { title: 'A', body })] });
    await run();
    await run();
    expect(asked).toEqual([]);
    files.set(PICTURE, { id: PICTURE, modified_on: '2026-03-03', filesize: '11' });
    await run();
    expect(asked).toEqual(['House 1']);
    await run();
    expect(asked).toEqual([]);
    copies.clear();
    await run();
    expect(asked).toEqual(['House 1']);
  });

  it('fetches an item with a problem each time, so that its warning comes back', async () => {
    const { tables, run, warnings, asked } = setUp(content());
    const body = `<p>a</p><img src="${URL_OF_CMS}/assets/${PICTURE}">`;
    edit(tables.House[0], { translations: [translation('en', { title: 'A', body })] });
    await run();
    await run();
    expect(asked).toEqual(['House 1']);
    expect(warnings.join()).toContain(`the file ${PICTURE} is not in the library`);
  });

  it('writes nothing where far fewer items are there than at the last build', async () => {
    const { run, steps } = setUp(content());
    const before = { House: 40, Street: 1, Room: 1, Tour: 0 };
    await expect(run({}, before)).rejects.toMatchObject({ key: 'massDeletion' });
    expect(steps).toEqual([]);
    await expect(run({ allowMassDeletion: true }, before)).resolves.toMatchObject({ items: 5 });
  });
});

/** @jest-environment node */
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ParentSpanPluginArgs, PluginOptions } from 'gatsby';
import { onPluginInit, onPostBuild, onPreInit, sourceNodes } from '../gatsby-node';
import { createEmitter } from '../src/media/variants';
import { mediaPaths } from '../src/media/store';
import type { ContentType } from '../src/options';
import { makeOptions, TOKEN, URL_OF_CMS } from './factories';

const NOTE: ContentType = {
  name: 'Note',
  collection: 'notes',
  description: 'A note.',
  fields: {
    title: { type: 'String', required: true, description: 'Its name.' },
    plan: { type: 'File', description: 'A PDF.' },
  },
};

const FILE = '0d5f2a10-1111-4222-8333-444455556666';
interface Note {
  id: number;
  title: string;
  plan: { id: string; filename_download: string; modified_on: string; filesize: string } | null;
}

let site: string;
let notes: Note[];
let requests: string[];

const note = (id: number, plan: Note['plan'] = null): Note => ({ id, title: `Note ${id}`, plan });
const withPlan = (id: number) =>
  note(id, { id: FILE, filename_download: 'plan.pdf', modified_on: '2026-01-01', filesize: '3' });

/** A Directus that answers what the plugin asks. */
const answer = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
  const { pathname } = new URL(String(input));
  requests.push(pathname);
  expect(new Headers(init.headers).get('authorization')).toBe(`Bearer ${TOKEN}`);
  if (pathname === '/server/info') return Response.json({ data: {} });
  if (pathname === `/assets/${FILE}`) return new Response('pdf');
  return Response.json({
    data: { notes, notes_aggregated: [{ count: { id: notes.length } }] },
  });
};

interface StoredNode {
  id: string;
  internal: { type: string };
}

/** Gatsby as the lifecycles see it, for one site. */
function gatsby() {
  const nodes = new Map<string, StoredNode>();
  const cache = new Map<string, unknown>();
  const messages = { warn: [] as string[], info: [] as string[], status: [] as string[] };
  let panic: { id: string; context: { sourceMessage: string } } | undefined;
  const api = {
    actions: {
      createNode: (created: StoredNode) => void nodes.set(created.id, created),
      deleteNode: ({ id }: StoredNode) => void nodes.delete(id),
      enableStatefulSourceNodes: jest.fn(),
    },
    cache: {
      get: async (key: string) => cache.get(key),
      set: async (key: string, value: unknown) => void cache.set(key, value),
    },
    getNode: (id: string) => nodes.get(id),
    getNodesByType: (type: string) =>
      [...nodes.values()].filter(({ internal }) => internal.type === type),
    reporter: {
      activityTimer: () => ({
        start: () => undefined,
        end: () => undefined,
        setStatus: (text: string) => messages.status.push(text),
      }),
      setErrorMap: jest.fn(),
      warn: (text: string) => messages.warn.push(text),
      info: (text: string) => messages.info.push(text),
      panic: (error: typeof panic) => {
        panic = error;
      },
    },
    store: { getState: () => ({ program: { directory: site } }) },
  };
  const args = api as unknown as ParentSpanPluginArgs;
  const optionsOf = (changes: object = {}) =>
    ({
      ...makeOptions({ types: [NOTE], ...changes }),
      token: undefined,
    }) as unknown as PluginOptions;
  return {
    api,
    nodes,
    cache,
    messages,
    panic: () => panic,
    build: async (changes?: object) => {
      const options = optionsOf(changes);
      panic = undefined;
      await onPreInit(args as never, options, () => undefined);
      if (panic) return;
      await sourceNodes(args as never, options, () => undefined);
      if (panic) return;
      await onPostBuild(args as never, options, () => undefined);
    },
  };
}

beforeEach(async () => {
  site = await mkdtemp(path.join(tmpdir(), 'lifecycles-'));
  process.env.TEST_DIRECTUS_TOKEN = ` ${TOKEN}\n`;
  notes = [note(1), note(2)];
  requests = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(answer as typeof fetch);
});
afterEach(async () => {
  jest.restoreAllMocks();
  delete process.env.TEST_DIRECTUS_TOKEN;
  await rm(site, { recursive: true });
});

describe('the lifecycles of a build', () => {
  it('source what there is, and ask for what there is once', async () => {
    const { build, nodes, messages, api } = gatsby();
    await build();
    expect([...nodes.keys()]).toEqual(['Note:1', 'Note:2']);
    expect(api.actions.enableStatefulSourceNodes).toHaveBeenCalled();
    // Fingerprints before Gatsby touches anything, kept for the sourcing, which asks for the items.
    expect(requests.filter((address) => address === '/graphql')).toHaveLength(2);
    expect(messages.status.at(-1)).toMatch(
      /^2 items, 2 fetched, 2 nodes written, 0 deleted, \d requests$/,
    );
  });

  it('delete what is gone', async () => {
    const { build, nodes } = gatsby();
    await build();
    notes = [note(2)];
    await build();
    expect([...nodes.keys()]).toEqual(['Note:2']);
  });

  it('write again what a build left that never came to its end', async () => {
    const { build, cache, messages } = gatsby();
    await build();
    await build();
    expect(messages.status.at(-1)).toMatch(/ 0 nodes written/);
    cache.set('unfinished', { nodes: ['Note:1'], types: [] });
    await build();
    expect(messages.status.at(-1)).toMatch(/ 1 nodes written/);
    await build();
    expect(messages.status.at(-1)).toMatch(/ 0 nodes written/);
  });

  it('stop before anything is touched where most of the last good build is gone', async () => {
    const { build, panic, nodes } = gatsby();
    notes = Array.from({ length: 40 }, (_, index) => note(index + 1));
    await build();
    const { lastBuild } = mediaPaths(site, makeOptions());
    expect(JSON.parse(await readFile(lastBuild, 'utf8'))).toEqual({
      url: URL_OF_CMS,
      items: { Note: 40 },
    });
    notes = notes.slice(0, 20);
    requests = [];
    await build();
    expect(panic()?.context.sourceMessage).toContain('40');
    expect(nodes.size).toBe(40);
    await build({ allowMassDeletion: true });
    expect(panic()).toBeUndefined();
    expect(nodes.size).toBe(20);
  });

  it('put back files that are missing in public, take those away that are gone, and say so', async () => {
    const { build, messages } = gatsby();
    notes = [withPlan(1)];
    await build();
    const paths = mediaPaths(site, makeOptions());
    const fileName = (await readdir(paths.originals)).find((name) => name.endsWith('.pdf')) ?? '';
    await createEmitter(paths).original(fileName, 'files/plan.pdf');
    const target = path.join(paths.public, 'files/plan.pdf');
    await writeFile(target, 'old');
    await build();
    expect(messages.info).toEqual([]);

    await rm(target);
    await build();
    expect(existsSync(target)).toBe(true);
    expect(messages.info).toEqual(['1 pictures and files put back into public']);

    notes = [note(1)];
    await build();
    expect(existsSync(target)).toBe(false);
  });

  it('forget what was put into public where Gatsby’s cache is new', async () => {
    const first = gatsby();
    notes = [withPlan(1)];
    await first.build();
    const paths = mediaPaths(site, makeOptions());
    await writeFile(paths.manifest, '{"target":"files/x.pdf","fileName":"x.pdf"}\n');
    await gatsby().build();
    expect(existsSync(paths.manifest)).toBe(false);
  });

  it('say which address does not answer, and hand nothing on', async () => {
    jest.mocked(globalThis.fetch).mockRejectedValue(
      new TypeError('fetch failed', {
        cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }),
      }),
    );
    const { build, panic, nodes } = gatsby();
    await build();
    expect(panic()?.context.sourceMessage).toContain(URL_OF_CMS);
    expect(panic()?.context.sourceMessage).not.toContain(TOKEN);
    expect(nodes.size).toBe(0);
  });

  it('make the messages known in every process', () => {
    const { api } = gatsby();
    void onPluginInit(api as never, {} as never, () => undefined);
    expect(api.reporter.setErrorMap).toHaveBeenCalledTimes(1);
  });
});

/** @jest-environment node */
import { preview, wake } from '../../../../contract/publishing.json';
import { wakePublisher } from '../../../../cms/extensions/publishing/src/wake';
import { listen } from '../../../../publisher/src/http/listener';
import type { Served } from '../../../../publisher/src/http/serve';

const SECRET = 'a secret of both sides';
let listener: Served;
let woken = 0;
let shown = 0;

beforeEach(async () => {
  woken = 0;
  shown = 0;
  listener = await listen({
    host: '127.0.0.1',
    port: 0,
    secret: SECRET,
    onWake: () => (woken += 1),
    onPreview: () => (shown += 1),
    health: () => ({ running: null, live: 'build-1' }),
  });
});
afterEach(() => listener.close());

const url = (path = '') => `http://127.0.0.1:${listener.port}${path}`;

it('is woken by the call of Directus', async () => {
  expect(await wakePublisher({ url: url(), secret: SECRET })).toBe(true);
  expect(woken).toBe(1);
});

it('is told of what only the preview shows by a call of its own', async () => {
  const call = { url: url(), secret: SECRET };
  expect(await wakePublisher(call, preview.wakePath)).toBe(true);
  expect([woken, shown]).toEqual([0, 1]);
});

it('takes no call with another secret, twice the same, or without a signature', async () => {
  expect(await wakePublisher({ url: url(), secret: 'another' })).toBe(false);
  expect((await fetch(url(wake.path), { method: 'POST' })).status).toBe(401);
  expect(woken).toBe(0);
});

it('takes two hundred calls at once', async () => {
  const calls = Array.from({ length: 200 }, () => wakePublisher({ url: url(), secret: SECRET }));
  expect(await Promise.all(calls)).not.toContain(false);
  expect(woken).toBe(200);
});

it('says what is live, and answers 404 to anything else', async () => {
  const response = await fetch(url('/health'));
  expect(await response.json()).toEqual({ running: null, live: 'build-1' });
  expect((await fetch(url('/'))).status).toBe(404);
  expect((await fetch(url(wake.path))).status).toBe(404);
});

it('tells Directus that nobody listens', async () => {
  const { port } = listener;
  await listener.close();
  expect(await wakePublisher({ url: `http://127.0.0.1:${port}`, secret: SECRET })).toBe(false);
});

import { randomUUID } from 'node:crypto';
import { cpSync, existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import path from 'node:path';
import { connect } from 'node:tls';
import { setTimeout as wait } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { headersFor, parseHeaders } from '../../scripts/support/header-rules';
import { matchRedirect, parseRedirects, targetOf } from '../../scripts/support/host-rules';
import { signIn } from '../../cms/scripts/api';
import { directusFetch } from '../support/directus';
import { fieldsFor, readMails, until } from '../support/leads';
import { askTls, NAMES, untilSays, type TlsAsk } from '../support/nginx-server';
import { askRedis, query, startOneServer, type OneServer } from '../support/one-server';
import { ask, type Answer } from '../support/temporary-site';

/** A build of the whole site is part of it. */
jest.setTimeout(900_000);

let server: OneServer;
const site = (target: string, options?: TlsAsk) =>
  askTls(server.nginx, NAMES.site, target, options);
const cms = (target: string, options?: TlsAsk) => askTls(server.nginx, NAMES.cms, target, options);
/** Folder of the live release. */
const live = () => server.releases.directory(server.releases.current() ?? '');
const read = (name: string) => readFileSync(path.join(live(), name), 'utf8');
const json = (answer: Answer) => JSON.parse(answer.body.toString()) as Record<string, unknown>;

beforeAll(async () => {
  server = await startOneServer();
});
afterAll(() => server?.stop());

/** A request of a visitor, as a browser sends it. */
async function lead(options: { headers?: Record<string, string>; localAddress?: string } = {}) {
  const form = new FormData();
  const fields = fieldsFor('consultation');
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  const encoded = new Response(form);
  const answer = await cms('/leads/consultation', {
    method: 'POST',
    localAddress: options.localAddress,
    headers: {
      'Content-Type': encoded.headers.get('content-type') ?? '',
      'Idempotency-Key': randomUUID(),
      Origin: `https://${NAMES.site}`,
      ...options.headers,
    },
    body: Buffer.from(await encoded.arrayBuffer()),
  });
  return { answer, fields };
}

/** A file of the release by its pattern. */
const fileLike = (pattern: RegExp, folder = '') => {
  const name = readdirSync(path.join(live(), folder)).find((entry) => pattern.test(entry));
  if (name === undefined) throw new Error(`The release has no file like ${pattern}.`);
  return `/${path.posix.join(folder, name)}`;
};

describe('the site', () => {
  it('sends every header of _headers', async () => {
    const rules = parseHeaders(read('_headers'));
    const addresses = [
      '/',
      '/ru/about',
      '/ua/projects',
      '/page-data/app-data.json',
      '/robots.txt',
      fileLike(/^app-[0-9a-f]+\.js$/),
    ];
    for (const address of addresses) {
      const { status, headers } = await site(address);
      expect([address, status]).toEqual([address, 200]);
      const wanted = { 'Cache-Control': 'no-cache', ...headersFor(rules, address) };
      for (const [name, value] of Object.entries(wanted)) {
        expect([address, name, headers[name.toLowerCase()]]).toEqual([address, name, value]);
      }
      expect(headers['strict-transport-security']).toBe('max-age=31536000');
      expect(headers.server).toBe('nginx');
    }
  });

  it('keeps hashed files for a year, and nothing that is missing', async () => {
    const script = fileLike(/^app-[0-9a-f]+\.js$/);
    const cache = async (address: string) => (await site(address)).headers['cache-control'];
    expect(await cache(script)).toBe('public, max-age=31536000, immutable');
    expect(await cache('/static/no-such-picture.webp')).toBe('no-cache');
    expect(await cache('/no-such-script.js')).toBe('no-cache');
    expect(await cache('/page-data/index/page-data.json')).toBe('no-cache');
  });

  it('redirects as _redirects says', async () => {
    const rules = parseRedirects(read('_redirects'));
    expect(rules.length).toBeGreaterThan(4);
    for (const { from } of rules) {
      const address = from.replace('/*', '/some/page');
      const rule = matchRedirect(rules, address);
      const { status, headers } = await site(address);
      if (rule && rule.status >= 300) {
        expect([address, status, headers.location]).toEqual([
          address,
          rule.status,
          targetOf(rule, address),
        ]);
        expect(headers['cache-control']).toBe('no-cache');
        expect(headers['content-security-policy']).toBeDefined();
      } else expect([address, status]).toEqual([address, 200]);
    }
    expect((await site('/uk/news?utm_source=x')).headers.location).toBe('/ua/news?utm_source=x');
  });

  it.each([
    ['/about/', '/about'],
    ['/ru/?a=b', '/ru?a=b'],
    ['//about', '/about'],
    ['/ru//about', '/ru/about'],
    ['//other.example/', '/other.example/'],
  ])('has one address for a page: %s', async (address, location) => {
    const { status, headers } = await site(address);
    expect([status, headers.location]).toEqual([301, location]);
  });

  it('never leads to another host', async () => {
    for (const address of ['/\\other.example/', '/\\/other.example/', '//\\other.example/']) {
      expect((await site(address)).status).toBe(400);
    }
    for (const address of [
      '/%0d%0aSet-Cookie:a=b/',
      '/%5Cother.example/',
      '/%2F%2Fother.example/',
    ]) {
      const { headers } = await site(address);
      expect(headers['set-cookie']).toBeUndefined();
      expect(headers.location).toMatch(/^\/%/);
    }
  });

  it.each([
    ['/no-such-page', 'en'],
    ['/ru/no-such-page', 'ru'],
    ['/ua/no/such/page', 'uk'],
    ['/uaxyz', 'en'],
    ['/_headers', 'en'],
    ['/_redirects', 'en'],
    ['/_nginx/site.conf', 'en'],
    ['/about/index.html.gz', 'en'],
  ])('does not find %s, in its language', async (address, language) => {
    const { status, headers, body } = await site(address);
    expect(status).toBe(404);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-security-policy']).toBeDefined();
    expect(body.toString()).toContain(`lang="${language}"`);
  });

  it('answers scripts that ask for missing data with a line', async () => {
    const { status, headers, body } = await site('/page-data/nothing/page-data.json');
    expect([status, body.toString()]).toEqual([404, 'Not found\n']);
    expect(headers['content-type']).toContain('text/plain');
  });

  it('sends what was compressed in advance', async () => {
    const plain = await site('/about');
    expect(plain.headers['content-encoding']).toBeUndefined();
    for (const [encoding, decode] of [
      ['gzip', gunzipSync],
      ['br', brotliDecompressSync],
    ] as const) {
      const { headers, body } = await site('/about', { headers: { 'Accept-Encoding': encoding } });
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers.vary).toContain('Accept-Encoding');
      expect(body.length).toBeLessThan(plain.body.length / 2);
      expect(decode(body).equals(plain.body)).toBe(true);
    }
  });

  it('answers conditional and partial requests', async () => {
    for (const encoding of ['identity', 'br']) {
      const ask = { 'Accept-Encoding': encoding };
      const { etag } = (await site('/about', { headers: ask })).headers;
      const again = await site('/about', { headers: { ...ask, 'If-None-Match': etag } });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    }
    const picture = /\/static\/[^" ]+\.webp/.exec(read('index.html'))?.[0] ?? '';
    const whole = await site(picture);
    const part = await site(picture, { headers: { Range: 'bytes=10-19' } });
    expect(part.status).toBe(206);
    expect(part.body.equals(whole.body.subarray(10, 20))).toBe(true);
    expect(part.headers['cache-control']).toContain('immutable');
    expect((await site(picture, { headers: { Range: 'bytes=99999999-' } })).status).toBe(416);
  });

  it('takes no other method', async () => {
    expect((await site('/about', { method: 'POST' })).status).toBe(405);
    expect((await site('/about', { method: 'HEAD' })).status).toBe(200);
  });

  it('leads http to https, and answers no other name', async () => {
    const address = `http://127.0.0.1:${server.nginx.httpPort}`;
    const { status, headers } = await ask(address, '/ru?a=b', { headers: { Host: NAMES.site } });
    expect([status, headers.location]).toEqual([308, `https://${NAMES.site}/ru?a=b`]);
    expect((await ask(address, '/nginx-health')).status).toBe(200);
    await expect(askTls(server.nginx, 'other.example', '/')).rejects.toThrow();
  });
});

describe('Directus behind it', () => {
  it('stores a request in PostgreSQL, counted in Redis', async () => {
    const { answer, fields } = await lead();
    expect([answer.status, answer.body.toString()]).toEqual([201, expect.any(String)]);
    expect(answer.headers['access-control-allow-origin']).toBe(`https://${NAMES.site}`);
    const { id } = json(answer).data as { id: string };
    const rows = query(server.postgres, `select kind, phone, name from leads where id = '${id}'`);
    expect(rows).toEqual([['consultation', fields.phone, fields.name]]);
    expect(await askRedis(server.redis, 'KEYS leads:*')).toContain('leads:');
  });

  it('names a call from the form to the mail, and says nothing of the visitor', async () => {
    const id = randomUUID();
    const from = { localAddress: '127.0.0.10' };
    const { answer, fields } = await lead({
      ...from,
      headers: { 'Idempotency-Key': id, 'X-Request-Id': id },
    });
    expect([answer.status, answer.headers['x-request-id']]).toEqual([201, id]);
    await untilSays(server.nginx, `"id":"${id}"`);
    const stored = json(answer).data as { id: string };
    const mails = await until(
      () => readMails(server.mailbox),
      (all) => all.some(({ messageId }) => messageId?.includes(`${stored.id}.team`)),
    );
    const mail = mails.find(({ messageId }) => messageId?.includes(`${stored.id}.team`));
    expect(mail?.headers.find(({ key }) => key === 'x-request-id')?.value).toBe(id);
    const log = () => Promise.resolve(server.cms.output());
    await until(log, (text) => text.includes('leads: a mail was sent'));
    const lines = server.cms
      .output()
      .split('\n')
      .filter((line) => line.includes(id))
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(lines.map(({ msg }) => msg)).toEqual(
      expect.arrayContaining(['leads: a request was stored', 'leads: a mail was sent']),
    );
    const logs = `${server.cms.output()}${server.publisher.output()}${server.nginx.output()}`;
    const personal = [fields.name, fields.phone, fields.alternative_contact, '127.0.0.10'];
    for (const word of personal) expect(logs).not.toContain(word);
    // Another visitor cannot write into the logs by it.
    const forged = await lead({ ...from, headers: { 'X-Request-Id': '"},{"evil":1' } });
    expect(forged.answer.headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  it('shows its metrics to who has the token, and through nginx to nobody', async () => {
    const headers = { Authorization: `metrics ${server.secret('METRICS_TOKEN')}` };
    for (const [url, names] of [
      [server.cmsUrl, ['island_leads_total{kind="consultation",outcome="stored"}', 'process_']],
      [server.publisherUrl, ['island_builds_total{status="live"}', 'island_queue_up 1']],
    ] as const) {
      const text = await (await fetch(`${url}/metrics`, { headers })).text();
      for (const name of names) expect(text).toContain(name);
      expect((await fetch(`${url}/metrics`)).status).toBe(403);
      const wrong = { Authorization: `metrics ${'x'.repeat(48)}` };
      expect((await fetch(`${url}/metrics`, { headers: wrong })).status).toBe(403);
    }
    for (const address of ['/metrics', '/Metrics', '/metrics/']) {
      expect((await cms(address, { headers, localAddress: '127.0.0.11' })).status).toBe(404);
    }
  });

  it('takes no address that a visitor claims', async () => {
    const from = { localAddress: '127.0.0.3' };
    const statuses: (number | undefined)[] = [];
    for (let count = 1; count <= 10; count += 1) {
      const headers = { 'X-Forwarded-For': `10.0.0.${count}`, Forwarded: `for=10.0.0.${count}` };
      statuses.push((await lead({ ...from, headers })).answer.status);
    }
    expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 201, 429, 429]);
    expect((await lead({ localAddress: '127.0.0.4' })).answer.status).toBe(201);
  });

  it('stops a flood before Directus, in words that the forms understand', async () => {
    const flood = { localAddress: '127.0.0.5' };
    const answers = await Promise.all(Array.from({ length: 90 }, () => cms('/Leads/slots', flood)));
    const limited = answers.filter(({ status }) => status === 429);
    expect(limited.length).toBeGreaterThan(10);
    expect(limited.length).toBeLessThan(60);
    const [first] = limited;
    expect(first && json(first)).toMatchObject({
      errors: [{ extensions: { code: 'RATE_LIMITED' } }],
    });
    expect(first?.headers).toMatchObject({
      'retry-after': '10',
      'access-control-allow-origin': `https://${NAMES.site}`,
      'content-type': 'application/json; charset=utf-8',
    });
    // Only those: the site and another visitor are served.
    expect((await site('/', flood)).status).toBe(200);
    expect((await cms('/leads/slots', { localAddress: '127.0.0.6' })).status).toBe(200);
  });

  it('forwards paths unchanged', async () => {
    const { status, body } = await cms('/auth//login', { method: 'POST' });
    expect([status, body.toString()]).toEqual([400, expect.stringContaining('INVALID_PATH')]);
  });

  it('refuses a body that no form sends', async () => {
    const answer = await cms('/leads/vacancy', {
      method: 'POST',
      localAddress: '127.0.0.7',
      headers: {
        'Content-Length': String(100 * 1024 * 1024),
        'Content-Type': 'multipart/form-data',
      },
    });
    expect([answer.status, json(answer)]).toMatchObject([
      413,
      { errors: [{ extensions: { code: 'FILE_TOO_LARGE' } }] },
    ]);
  });

  it('says so while Directus is away, and the site stays', async () => {
    await server.cms.stop();
    const { answer } = await lead({ localAddress: '127.0.0.8' });
    expect([answer.status, json(answer)]).toMatchObject([
      503,
      { errors: [{ extensions: { code: 'SERVICE_UNAVAILABLE' } }] },
    ]);
    expect(answer.headers['access-control-allow-origin']).toBe(`https://${NAMES.site}`);
    expect((await site('/ru')).status).toBe(200);
    await server.startCms();
    expect((await lead({ localAddress: '127.0.0.8' })).answer.status).toBe(201);
  });

  it('drops a client that does not end its request', async () => {
    const socket = connect({
      port: server.nginx.httpsPort,
      host: '127.0.0.1',
      servername: NAMES.site,
      rejectUnauthorized: false,
    });
    const started = Date.now();
    socket.write('GET / HTTP/1.1\r\n');
    await new Promise((resolve) =>
      socket
        .on('close', resolve)
        .on('error', () => undefined)
        .resume(),
    );
    expect(Date.now() - started).toBeLessThan(20_000);
  });

  it('logs neither addresses nor queries', async () => {
    await site('/ru?token=secret-of-a-mail');
    await wait(200);
    expect(server.nginx.output()).toContain('"path":"/ru"');
    expect(server.nginx.output()).not.toMatch(/secret-of-a-mail|127\.0\.0\.1/);
  });
});

describe('the publisher', () => {
  it('puts what an editor saves on the site', async () => {
    const email = 'of-an-editor@example.com';
    const token = await signIn(server.cmsUrl, 'admin@example.com', server.secret('ADMIN_PASSWORD'));
    const saved = await directusFetch(server.cmsUrl, '/items/settings', {
      token,
      method: 'PATCH',
      body: { email },
    });
    expect(saved.status).toBe(200);
    const page = () => site('/contacts').then(({ body }) => body.toString());
    expect(await until(page, (text) => text.includes(email), 300_000)).toContain(email);
  });
});

describe('a new release', () => {
  const MARK = 'release-mark-';
  let first: string;
  let built: string;

  beforeAll(async () => {
    await server.publisher.stop();
    first = server.releases.current() ?? '';
    built = live();
  });

  /** A copy of the site; each of its pages and its headers carry a mark. */
  function changed(id: string, { rules }: { rules: string }): string {
    const directory = path.join(server.folder, `built-${id}`);
    cpSync(built, directory, {
      recursive: true,
      preserveTimestamps: true,
      // What the publisher adds for nginx.
      filter: (name) => !/\/_nginx$|\.(?:br|gz)$/.test(name),
    });
    const edit = (name: string, change: (text: string) => string) => {
      const file = path.join(directory, name);
      writeFileSync(file, change(readFileSync(file, 'utf8')));
    };
    edit('about/index.html', (text) => `${text}<!-- ${MARK}${rules} -->`);
    edit('index.html', (text) => `${text}<!-- ${id} -->`);
    edit('_headers', (text) => text.replace('nosniff', `nosniff-${MARK}${rules}`));
    edit('_redirects', (text) => `/only-in-${rules} /about 302\n${text}`);
    return directory;
  }

  it('goes live under load without a failed request, its pages and headers together', async () => {
    const second = changed('second', { rules: 'b' });
    const third = changed('third', { rules: 'b' });
    const agent = new Agent({ keepAlive: true, maxSockets: 8 });
    let isOver = false;
    const seen = { requests: 0, old: 0, new: 0, failures: [] as string[] };
    const visit = async () => {
      while (!isOver) {
        for (const address of ['/about', '/', '/ru', '/page-data/app-data.json']) {
          // Below the limit of one network, 200 requests a second.
          await wait(40);
          seen.requests += 1;
          try {
            const { status, headers, body } = await site(address, { agent });
            if (status !== 200) seen.failures.push(`${address}: ${status}`);
            if (status !== 200 || address !== '/about') continue;
            const inBody = body.includes(`${MARK}b`);
            const inHeader = String(headers['x-content-type-options']).includes(`${MARK}b`);
            if (inBody !== inHeader) seen.failures.push('page and headers differ');
            seen[inBody ? 'new' : 'old'] += 1;
          } catch (error) {
            seen.failures.push(`${address}: ${(error as Error).message}`);
          }
        }
      }
    };
    const visits = Array.from({ length: 4 }, visit);
    await wait(500);
    await server.publish('second', second);
    await untilSays(server.nginx, 'serving second');
    await wait(1500);
    await server.publish('third', third);
    await untilSays(server.nginx, 'serving third');
    await wait(500);
    server.releases.rollback(first);
    await wait(2000);
    server.releases.rollback('third');
    await wait(2000);
    isOver = true;
    await Promise.all(visits);
    agent.destroy();
    expect(seen.failures).toEqual([]);
    expect(seen.old).toBeGreaterThan(10);
    expect(seen.new).toBeGreaterThan(10);
    process.stderr.write(`Requests during four switches: ${seen.requests}, failed: 0\n`);
    expect((await site('/')).body.toString()).toContain('<!-- third -->');
    expect((await site('/only-in-b')).headers.location).toBe('/about');
  });

  it('shares the compressed files of what did not change', async () => {
    const size = (id: string, name: string) =>
      existsSync(path.join(server.releases.directory(id), name));
    expect(size('third', 'ru/about/index.html.br')).toBe(true);
    const { headers, body } = await site('/about', { headers: { 'Accept-Encoding': 'br' } });
    expect(headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(body).toString()).toContain(`${MARK}b`);
  });

  it('stays as it was where nginx refuses the rules of another', async () => {
    const id = 'refused';
    const staged = server.releases.stage(id, built);
    cpSync(
      path.join(server.releases.directory('third'), '_nginx'),
      path.join(staged.directory, '_nginx'),
      { recursive: true },
    );
    writeFileSync(path.join(staged.directory, '_nginx/site.conf'), 'no_such_directive on;\n');
    server.releases.publish(staged);
    await untilSays(server.nginx, 'nginx refuses the rules of refused: third stays');
    expect((await site('/')).body.toString()).toContain('<!-- third -->');
    const before = server.nginx.output().length;
    server.releases.rollback(first);
    const output = () => server.nginx.output().slice(before);
    await untilSays({ output }, `serving ${first}`);
  });
});

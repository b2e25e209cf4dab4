import { postLead, textFields, type LeadPost } from '../../../../src/features/lead-form/send-lead';

jest.mock('../../../../src/config/browser', () => ({ BACKEND_URL: 'http://localhost:8055' }));

const post: LeadPost = {
  kind: 'consultation',
  fields: { name: 'Olena Example', phone: '+380501234567' },
  file: undefined,
  key: 'key',
  captchaToken: 'token',
  filledInMs: 5000,
  honeypot: '',
};

/** Stands for the browser's: answers what it is told to. */
class Request {
  static answer: (request: Request) => void;
  upload = {};
  status = 0;
  statusText = '';
  responseText = '{}';
  onload?: () => void;
  onerror?: () => void;
  ontimeout?: () => void;
  open = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => null;
  send = () => Request.answer(this);
}

const real = window.XMLHttpRequest;
const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);

beforeEach(() => {
  log.mockClear();
  window.XMLHttpRequest = Request as unknown as typeof XMLHttpRequest;
});
afterAll(() => {
  window.XMLHttpRequest = real;
  log.mockRestore();
});

const answering = (status: number, statusText: string) => {
  Request.answer = (request) => {
    Object.assign(request, { status, statusText });
    request.onload?.();
  };
};

describe('a request that fails', () => {
  it.each([
    [400, 'Bad Request'],
    [409, 'Conflict'],
    [503, 'Service Unavailable'],
  ])(
    'with %i is logged as an error of the backend, without what was sent',
    async (status, text) => {
      answering(status, text);
      await postLead(post, () => undefined);
      expect(log.mock.calls).toEqual([[`Directus Error: ${status}, ${text}`]]);
    },
  );

  it.each([
    ['onerror', 'No Answer'],
    ['ontimeout', 'Time Limit Exceeded'],
  ] as const)('by %s is logged likewise', async (event, text) => {
    Request.answer = (request) => request[event]?.();
    expect(await postLead(post, () => undefined)).toMatchObject({ failure: 'noAnswer' });
    expect(log.mock.calls).toEqual([[`Directus Error: 0, ${text}`]]);
  });

  it('is logged no more once it is stored', async () => {
    answering(201, 'Created');
    await postLead(post, () => undefined);
    expect(log).not.toHaveBeenCalled();
  });
});

describe('the fields of a request', () => {
  const at = { locale: 'ua', address: 'https://www.example.com/ua/contacts' } as const;

  it('carry the tags of the address, but no id of a click that nobody allowed', () => {
    const address = `${at.address}?utm_source=letter&gclid=a&first_touch=b`;
    const fields = textFields('consultation', {}, {}, { ...at, address });
    expect(fields).toMatchObject({ utm_source: 'letter' });
    expect(fields).not.toHaveProperty('gclid');
    expect(fields).not.toHaveProperty('first_touch');
  });

  it('carry what is known of the visit ahead of the address', () => {
    const address = `${at.address}?utm_source=letter`;
    const attribution = { utm_source: 'ads', gclid: 'a', landing_page: '/' };
    expect(textFields('consultation', {}, {}, { ...at, address, attribution })).toMatchObject(
      attribution,
    );
  });

  it('carry the visitor’s time zone with a meeting alone', () => {
    const timeZone = 'Asia/Makassar';
    expect(textFields('meeting', {}, {}, { ...at, timeZone })).toMatchObject({
      time_zone: timeZone,
    });
    expect(textFields('consultation', {}, {}, { ...at, timeZone })).not.toHaveProperty('time_zone');
  });

  it('carry the phone as it is understood, without the country it was typed in', () => {
    const values = { phone: '(050) 123-45-67', phone_country: 'UA' };
    const fields = textFields('consultation', values, {}, at);
    expect(fields).toMatchObject({ phone: '+380501234567' });
    expect(fields).not.toHaveProperty('phone_country');
  });
});

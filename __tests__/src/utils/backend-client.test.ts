import { AppError } from '../../../src/domain/app-error';
import { TIME_LIMIT_MS } from '../../../src/domain/fetch-rules';
import { createBackendClient } from '../../../src/utils/backend-client';
import { abortPendingRequests } from '../../../src/utils/navigation-abort';

const BASE = 'https://cms.example';

function answer(status: number, body = '', statusText = ''): Response {
  return {
    status,
    statusText,
    ok: status < 400,
    text: () => Promise.resolve(body),
  } as unknown as Response;
}

const fetchMock = jest.fn<Promise<Response>, Parameters<typeof fetch>>();
const client = createBackendClient({ baseUrl: BASE, token: () => 'public' });

/** An answer that never comes, until the call is aborted. */
const silence = (_: unknown, init?: RequestInit) =>
  new Promise<Response>((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('aborted')));
  });

let log: jest.SpyInstance;

beforeEach(() => {
  fetchMock.mockReset();
  globalThis.fetch = fetchMock;
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  log.mockRestore();
  jest.useRealTimers();
});

describe('the backend client', () => {
  it('gives the parsed answer and sends the public token', async () => {
    fetchMock.mockResolvedValue(answer(200, '{"data":1}'));
    await expect(client.call('/items')).resolves.toEqual({ data: 1 });
    const [url, init] = fetchMock.mock.calls[0] ?? [];
    expect(url).toBe(`${BASE}/items`);
    expect(init?.headers).toMatchObject({ Authorization: 'Bearer public' });
  });

  it('lets a call bring its own token', async () => {
    fetchMock.mockResolvedValue(answer(204));
    await expect(
      client.call('/users/me', { headers: { Authorization: 'Bearer own' } }),
    ).resolves.toBeUndefined();
    expect(fetchMock.mock.calls[0]?.[1]?.headers).toMatchObject({ Authorization: 'Bearer own' });
  });

  it('asks once more where reading failed, then says what came', async () => {
    fetchMock.mockResolvedValueOnce(answer(503)).mockResolvedValueOnce(answer(200, '"fine"'));
    await expect(client.call('/items')).resolves.toBe('fine');
    expect(fetchMock).toHaveBeenCalledTimes(2);
    expect(log).not.toHaveBeenCalled();
  });

  it('never repeats what writes', async () => {
    fetchMock.mockResolvedValue(answer(503, '{"errors":[]}', 'Service Unavailable'));
    const failed = client.call('/leads/meeting', { method: 'POST', json: { name: 'x' } });
    await expect(failed).rejects.toBeInstanceOf(AppError);
    await expect(failed).rejects.toMatchObject({
      statusCode: 503,
      statusMessage: 'Service Unavailable',
      data: { errors: [] },
    });
    expect(fetchMock).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith('Directus Error: 503, Service Unavailable');
  });

  it('tells a missing answer from a bad one', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(client.call('/items')).rejects.toMatchObject({
      statusCode: 0,
      statusMessage: 'No Answer',
    });
    expect(fetchMock).toHaveBeenCalledTimes(2);
  });

  it('gives up an attempt after the time limit', async () => {
    jest.useFakeTimers();
    fetchMock.mockImplementation(silence);
    const failed = client
      .call('/leads/meeting', { method: 'POST' })
      .catch((error: unknown) => error);
    await jest.advanceTimersByTimeAsync(TIME_LIMIT_MS);
    expect(await failed).toMatchObject({ statusCode: 0, statusMessage: 'Time Limit Exceeded' });
  });

  it('ends silently when the page is left, but for what outlives it', async () => {
    fetchMock.mockImplementation(silence);
    const left = client.call('/items');
    const staying = client.call('/leads/meeting', { method: 'POST', outlivesPage: true });
    let isOver = false;
    void staying.catch(() => undefined).then(() => (isOver = true));
    abortPendingRequests();
    await expect(left).rejects.toMatchObject({ name: 'AbortError' });
    expect(log).not.toHaveBeenCalled();
    expect(isOver).toBe(false);
    fetchMock.mockResolvedValue(answer(200, '1'));
    await expect(client.call('/items')).resolves.toBe(1);
  });
});

/** @jest-environment node */
const fetchFake = jest.fn<Promise<Response>, []>();
/** The SDK takes `fetch` from the global scope when it is loaded. */
const loadApi = async () => {
  jest.spyOn(globalThis, 'fetch').mockImplementation(fetchFake);
  return import('../../../cms/scripts/api');
};
let api: Awaited<ReturnType<typeof loadApi>>;

const URL_OF_CMS = 'http://cms.test';

const refusal = (status: number, code: string) =>
  Response.json({ errors: [{ message: 'no', extensions: { code } }] }, { status });

/** Directus gives these answers one after the other; the clock runs until the call has ended. */
async function call(answers: readonly (Response | Error)[]) {
  const left = [...answers];
  const times: number[] = [];
  fetchFake.mockImplementation(async () => {
    times.push(Date.now());
    const answer = left.shift();
    if (answer === undefined) throw new Error('asked too often');
    if (answer instanceof Error) throw answer;
    return answer;
  });
  let isOver = false;
  const outcome = api
    .directusApi(URL_OF_CMS, 'token')
    .call('GET', '/items/posts?limit=1')
    .then(
      (data) => ({ data }),
      (error: unknown) => ({ error }),
    )
    .finally(() => {
      isOver = true;
    });
  while (!isOver) await jest.advanceTimersByTimeAsync(50);
  const waits = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  return { ...(await outcome), waits };
}

beforeAll(async () => {
  api = await loadApi();
});

beforeEach(() =>
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'] }),
);

afterEach(() => {
  jest.useRealTimers();
});

afterAll(() => jest.restoreAllMocks());

describe('directusApi', () => {
  it.each([429, 503])('asks again while Directus answers %i, later each time', async (status) => {
    const busy = () => refusal(status, 'SERVICE_UNAVAILABLE');
    const outcome = await call([busy(), busy(), busy(), Response.json({ data: [1] })]);
    expect(outcome).toEqual({ data: [1], waits: [500, 1000, 2000] });
  });

  it('gives up after five attempts, and says what was asked and where', async () => {
    const outcome = await call(Array.from({ length: 5 }, () => refusal(503, 'BUSY')));
    expect(outcome).toEqual({
      error: new api.DirectusApiError(`GET /items/posts at ${URL_OF_CMS}: no (503)`, 503, 'BUSY'),
      waits: [500, 1000, 2000, 4000],
    });
    expect(outcome).toHaveProperty('error.status', 503);
  });

  it.each([400, 401, 403, 500])('does not repeat what is answered with %i', async (status) => {
    const outcome = await call([refusal(status, 'X')]);
    expect(outcome).toMatchObject({ error: { status, code: 'X' }, waits: [] });
  });

  it('says that nobody answers, at once', async () => {
    const outcome = await call([new Error('ECONNREFUSED')]);
    expect(outcome).toEqual({
      error: new api.DirectusApiError(
        `GET /items/posts: Directus does not answer at ${URL_OF_CMS} (ECONNREFUSED).`,
      ),
      waits: [],
    });
  });
});

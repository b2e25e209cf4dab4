/** @jest-environment node */
import { onCreateDevServer, QUERIES_PATH } from '../../../src/node/on-create-dev-server';

it('a path of the development server opens GraphiQL with the queries of the README', () => {
  const get = jest.fn();
  const info = jest.fn();
  void onCreateDevServer(
    {
      app: { get },
      store: { getState: () => ({ program: { port: 8010 } }) },
      reporter: { info },
    } as never,
    { plugins: [] },
    () => undefined,
  );
  expect(info).toHaveBeenCalledWith(
    'GraphiQL with queries to begin with: http://localhost:8010/___queries',
  );
  const [path, handler] = get.mock.calls[0] as [string, (request: null, response: object) => void];
  const redirect = jest.fn();
  handler(null, { redirect });
  expect(path).toBe(QUERIES_PATH);
  const [status, address] = redirect.mock.calls[0] as [number, string];
  expect(status).toBe(302);
  expect(new URL(address, 'http://localhost').searchParams.get('query')).toContain('query ForSale');
});

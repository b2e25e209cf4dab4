import { startTables } from '../../../bench/support/start-tables';

it('has a row for each line, with the time until the next, but for the shortest steps', () => {
  const [table] = startTables({
    'first start': [
      { ms: 400, text: 'Installing Directus.' },
      { ms: 450, text: '' },
      { ms: 90_400, text: '[0.2 s] Directus answers' },
      { ms: 90_950, text: '[0.75 s] The roles are there' },
      { ms: 91_000, text: '[0.8 s] Ready' },
    ],
  });
  expect(table?.title).toBe('first start');
  expect(table?.rows).toEqual([
    ['Installing Directus.', '0.4', '90.0'],
    ['Directus answers', '90.4', '0.6'],
    ['Ready', '91.0', '–'],
  ]);
});

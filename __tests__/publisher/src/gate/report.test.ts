/** @jest-environment node */
import { contentReport, explainProblem, REPORTED } from '../../../../publisher/src/gate/report';
import type { ReportEntry } from '../../../../publisher/src/queue/builds';

const entry = (problem: ReportEntry['problem'], item = '1'): ReportEntry => ({
  problem,
  collection: 'projects',
  item,
  title: 'Teak House',
});
const link = (to: string) => ({
  to: ['/fine', to],
  entry: { collection: 'posts', item: '7', title: 'Pool', detail: to },
});

it('lists what is missing, and the links that lead nowhere', () => {
  const facts = { missing: [entry('alt'), entry('translation')], links: [link('/a'), link('/b')] };
  expect(contentReport(facts, (to) => to === '/b')).toEqual([
    entry('translation'),
    entry('alt'),
    { problem: 'link', collection: 'posts', item: '7', title: 'Pool', detail: '/b' },
  ]);
});

it('counts what it does not list', () => {
  const missing = Array.from({ length: REPORTED + 3 }, (_unused, index) =>
    entry('alt', String(index)),
  );
  const report = contentReport({ missing, links: [] }, () => false);
  expect(report).toHaveLength(REPORTED + 1);
  expect(report.at(-1)).toMatchObject({ problem: 'alt', item: '', more: 3 });
});

it('names the item of a page, and where it is changed', () => {
  const address = 'http://localhost:8055/admin/content/projects/1';
  const facts = { pages: { '/ua/x': { title: 'Teak House', address } }, missing: [], links: [] };
  const sentence = 'The page /ua/x has no heading.';
  expect(explainProblem({ page: '/ua/x', sentence }, facts)).toBe(
    `Teak House: The page /ua/x has no heading. ${address}`,
  );
  expect(explainProblem({ page: '/y', sentence: 'Y.' }, facts)).toBe('Y.');
  expect(explainProblem({ sentence: 'Z.' }, facts)).toBe('Z.');
});

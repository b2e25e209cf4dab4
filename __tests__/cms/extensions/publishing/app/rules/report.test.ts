import {
  adminPath,
  groupReport,
  type ReportEntry,
} from '../../../../../../cms/extensions/publishing/src/app/rules/report';

const entry = (problem: ReportEntry['problem'], item = '1'): ReportEntry => ({
  problem,
  collection: 'projects',
  item,
  title: 'Teak House',
});

it('groups by problem and counts what is not listed', () => {
  const more = { ...entry('link', ''), collection: '', more: 7 };
  expect(groupReport([entry('link'), entry('alt'), entry('link', '2'), more])).toEqual([
    { problem: 'alt', entries: [entry('alt')], total: 1 },
    { problem: 'link', entries: [entry('link'), entry('link', '2')], total: 9 },
  ]);
  expect(groupReport([])).toEqual([]);
});

it.each([
  ['projects', '3', '/content/projects/3'],
  ['settings', '', '/content/settings'],
  ['directus_files', 'a-b', '/files/a-b'],
  ['../users', '1', '/content/..%2Fusers/1'],
])('%s %s is at %s', (collection, item, path) => {
  expect(adminPath({ collection, item })).toBe(path);
});

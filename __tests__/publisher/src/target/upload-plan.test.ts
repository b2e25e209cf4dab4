/** @jest-environment node */
import {
  EMPTY_BUCKET,
  LEAVING_MS,
  planUpload,
  type BucketState,
} from '../../../../publisher/src/target/upload-plan';

const BUNDLE = 'app-0123456789abcdef0123.js';
const NOW = Date.parse('2026-05-01');
const plan = (state: BucketState, files: Record<string, string>, now = NOW) =>
  planUpload(state, { id: 'new', files }, now);
const holding = (files: Record<string, string>): BucketState => ({ ...EMPTY_BUCKET, files });

it('uploads what pages need before the pages, and the name of the build last', () => {
  const { uploads } = plan(EMPTY_BUCKET, {
    'builds/latest.json': 'a',
    'index.html': 'b',
    'page-data/index/page-data.json': 'c',
    [BUNDLE]: 'd',
    'robots.txt': 'e',
  });
  expect(uploads).toEqual([
    [BUNDLE],
    ['page-data/index/page-data.json', 'robots.txt'],
    ['index.html'],
    ['builds/latest.json'],
  ]);
});

it('uploads only what differs', () => {
  const { uploads } = plan(holding({ 'a.html': '1', 'b.html': '2' }), {
    'a.html': '1',
    'b.html': '3',
  });
  expect(uploads).toEqual([['b.html']]);
});

it('uploads again what an upload that was cut off may have left', () => {
  const state = { ...holding({ 'a.html': '1' }), pending: ['a.html', 'gone.html'] };
  const { uploads, deletions, next } = plan(state, { 'a.html': '1' });
  expect(uploads).toEqual([['a.html']]);
  expect(deletions).toEqual(['gone.html']);
  expect(next.pending).toEqual([]);
});

it('deletes a page at once, and what open pages may ask for after a week', () => {
  const first = plan(holding({ [BUNDLE]: '1', 'old/index.html': '2' }), {});
  expect(first.deletions).toEqual(['old/index.html']);
  expect(first.next.leaving).toEqual({ [BUNDLE]: NOW });
  const second = plan(first.next, {}, NOW + LEAVING_MS - 1);
  expect(second.deletions).toEqual([]);
  const third = plan(second.next, {}, NOW + LEAVING_MS);
  expect(third.deletions).toEqual([BUNDLE]);
  expect(third.next.leaving).toEqual({});
});

it('keeps what is needed again', () => {
  const state = { ...EMPTY_BUCKET, leaving: { [BUNDLE]: 1 } };
  const { uploads, deletions, next } = plan(state, { [BUNDLE]: '1' });
  expect({ uploads, deletions, leaving: next.leaving }).toEqual({
    uploads: [[BUNDLE]],
    deletions: [],
    leaving: {},
  });
});

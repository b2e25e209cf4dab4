/** @jest-environment node */
import { itemPath, pathColumns } from '../../../cms/schema/item-path';

it('follows the kind of a post and leaves alone what has no page', () => {
  expect(itemPath('posts', { slug: 'keys', kind: 'doc' })).toBe('/docs/keys');
  expect(itemPath('projects', { slug: 'teak' })).toBe('/projects/teak');
  expect(itemPath('team', { slug: 'teak' })).toBeUndefined();
  expect([pathColumns('posts'), pathColumns('team')]).toEqual([['slug', 'kind'], []]);
});

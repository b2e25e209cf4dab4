/** @jest-environment node */
import {
  isContent,
  reasonFor,
  withChange,
} from '../../../../cms/extensions/publishing/src/changes';
import { NoSuchBuild, narrowRequest } from '../../../../cms/extensions/publishing/src/requests';

const change = (collection: string, keys: number[] = [1]) => ({
  event: 'items.update',
  collection,
  keys,
});

it.each([
  ['projects', true],
  ['projects_translations', true],
  ['directus_files', true],
  ['leads', false],
  ['builds', false],
  ['directus_users', false],
  ['directus_presets', false],
])('a change of %s can change the site: %s', (collection, expected) => {
  expect(isContent(collection)).toBe(expected);
});

it('gathers changes to one sentence, texts with their items', () => {
  let pending = withChange(undefined, change('projects_translations'), 'editor');
  pending = withChange(pending, change('projects'), 'editor');
  pending = withChange(pending, { event: 'files.upload' }, 'editor');
  expect(pending.user).toBe('editor');
  expect(reasonFor(pending)).toBe('Saved: files, projects.');
  expect(reasonFor(withChange(undefined, change('forecast_scenarios'), null))).toBe(
    'Saved: forecast scenarios.',
  );
});

it('names nobody where two people saved', () => {
  const pending = withChange(withChange(undefined, change('posts'), 'a'), change('posts'), 'b');
  expect(pending.user).toBeNull();
});

it('leaves of an editor’s row the request alone', () => {
  const row = {
    status: 'live',
    trigger: 'save',
    triggered_by: 'somebody',
    reason: 'x',
    log: 'y',
    rollback_to: 'build',
  };
  expect(narrowRequest(row, 'editor')).toEqual({
    status: 'queued',
    trigger: 'manual',
    triggered_by: 'editor',
    rollback_to: 'build',
  });
  expect(narrowRequest({ rollback_to: null }, 'editor')).toEqual({
    status: 'queued',
    trigger: 'manual',
    triggered_by: 'editor',
  });
});

it.each([[{ id: 'x' }], [['x']], [1], [true]])('refuses a rollback to %j', (target) => {
  expect(() => narrowRequest({ rollback_to: target }, 'editor')).toThrow(NoSuchBuild);
});

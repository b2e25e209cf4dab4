/** @jest-environment node */
import {
  silentUploads,
  type UploadReply,
} from '../../../../../cms/extensions/publishing/src/app/alt-prompt/uploads';

const SCREEN = '/admin/content/projects/1';
const picture = {
  id: 'a',
  type: 'image/jpeg',
  alt_en: null as string | null,
  title: 'Pool',
  filename_download: 'pool.jpg',
};
const upload = (data: unknown, config: UploadReply['config'] = {}): UploadReply => ({
  config: { method: 'post', url: '/files', ...config },
  data: { data },
});
const idsOf = (reply: UploadReply, screen = SCREEN) =>
  silentUploads(reply, screen).map(({ id }) => id);

describe('an upload that asks for a description', () => {
  it.each(['/files', '/files?fields=id', '/files/import'])('is a picture sent to %s', (url) => {
    expect(idsOf(upload(picture, { url }))).toEqual(['a']);
  });

  it('is each of several pictures', () => {
    expect(idsOf(upload([picture, { ...picture, id: 'b', alt_en: ' ' }]))).toEqual(['a', 'b']);
  });

  it.each([
    ['a picture with a description', upload({ ...picture, alt_en: 'A pool' })],
    ['a document', upload({ ...picture, type: 'application/pdf' })],
    ['a file of no type', upload({ ...picture, type: null })],
    ['a change of a file', upload(picture, { method: 'patch', url: '/files/a' })],
    ['a search of files', upload([picture], { method: 'search' })],
    ['a file in a list', upload([picture], { method: 'get' })],
    ['another item', upload(picture, { url: '/items/posts' })],
    ['an answer without content', { config: { method: 'post', url: '/files' }, data: '' }],
    ['nothing', upload(null)],
  ])('is not %s', (_what, reply) => expect(idsOf(reply)).toEqual([]));

  it.each(['/admin/users/1', '/cms/admin/settings/project'])('is none at %s', (screen) => {
    expect(idsOf(upload(picture), screen)).toEqual([]);
  });
});

/** @jest-environment node */
import {
  fileColumns,
  fileKeys,
  fileProblems,
  type FileRow,
} from '../../../../cms/extensions/content/src/file-kinds';

const file = (id: string, type: string | null): FileRow => ({
  id,
  type,
  filename_download: `${id}.x`,
});
const FILES = [
  file('pdf', 'application/pdf'),
  file('word', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'),
  file('photo', 'image/jpeg'),
  file('phone', 'image/heic'),
  file('film', 'video/mp4'),
  file('unknown', null),
];
const problems = (collection: string, payload: Record<string, unknown>) =>
  fileProblems(collection, payload, FILES);

describe('the files of a change', () => {
  it('are those of the collection’s columns, with their values around them or without', () => {
    expect(fileColumns('projects')).toEqual(
      expect.arrayContaining(['image', 'share_image', 'presentation']),
    );
    expect(fileColumns('leads')).toEqual([]);
    expect(fileColumns('redirects')).toEqual([]);
    expect(
      fileKeys('projects', { image: 'photo', presentation: { id: 'pdf', title: 'A' }, slug: 'a' }),
    ).toEqual(expect.arrayContaining(['photo', 'pdf']));
    expect(fileKeys('projects', { image: null, presentation: undefined })).toEqual([]);
  });

  it('pass where the site can use them', () => {
    expect(problems('projects', { image: 'photo', presentation: { id: 'pdf' } })).toEqual([]);
    expect(problems('projects', { image: null, presentation: 'gone' })).toEqual([]);
  });

  it.each(['word', 'photo', 'unknown'])('are refused as a presentation: %s', (id) => {
    expect(problems('projects', { presentation: id })).toEqual([
      { field: 'presentation', reason: 'pdf', value: `${id}.x` },
    ]);
  });

  it.each(['word', 'pdf', 'phone', 'film', 'unknown'])('are refused as a picture: %s', (id) => {
    expect(problems('posts', { image: id })).toEqual([
      { field: 'image', reason: 'picture', value: `${id}.x` },
    ]);
  });

  it('are named by the list they stand in', () => {
    expect(problems('projects_files', { directus_files_id: 'film' })).toEqual([
      { field: 'gallery', reason: 'picture', value: 'film.x' },
    ]);
  });
});

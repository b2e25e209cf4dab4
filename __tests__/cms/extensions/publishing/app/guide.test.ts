import { readFileSync, readdirSync } from 'node:fs';
import { guideSections } from '../../../../../cms/extensions/publishing/src/app/guide/sections';

const FOLDER = 'docs/editors';
const guides = readdirSync(FOLDER).map(
  (file) => [file, readFileSync(`${FOLDER}/${file}`, 'utf8')] as const,
);
const english = readFileSync(`${FOLDER}/en.md`, 'utf8');

/** Headings, rows of tables and entries of lists: what a translation has as often. */
const shapeOf = (text: string) => ({
  headings: text.match(/^#+ /gm)?.length ?? 0,
  rows: text.match(/^\| /gm)?.length ?? 0,
  entries: text.match(/^- /gm)?.length ?? 0,
  codes: (text.match(/`[^`]+`/g) ?? []).sort(),
});

describe('the sections of the guide', () => {
  it('are those of the second level, without its title', () => {
    expect(guideSections('# Guide\n\nFor all.\n\n## One\n\nText.\n\n### Part\n\n## Two\n')).toEqual(
      [
        { id: 'guide-1', title: 'One', text: 'Text.\n\n### Part' },
        { id: 'guide-2', title: 'Two', text: '' },
      ],
    );
    expect(guideSections('')).toEqual([]);
  });

  it('exist in the languages of the admin', () => {
    expect(guides.map(([file]) => file)).toEqual(
      expect.arrayContaining(['en.md', 'ru.md', 'uk.md']),
    );
  });

  it.each(guides)('are the same in %s as in English', (_file, text) => {
    const [own, source] = [guideSections(text), guideSections(english)];
    expect(own).toHaveLength(source.length);
    own.forEach((section, index) => {
      expect([section.title, shapeOf(section.text)]).toEqual([
        section.title,
        shapeOf(source[index]?.text ?? ''),
      ]);
    });
  });
});

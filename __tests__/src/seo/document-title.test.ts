import { title as LENGTH } from '../../../contract/search.json';
import { documentTitle, withRegion } from '../../../src/seo/document-title';

const long = (length: number) => 'x'.repeat(length);

describe('documentTitle', () => {
  it.each([
    ['adds the company', ['Villas in Bali'], 'Amara', 'Villas in Bali — Amara'],
    ['does not name the company twice', ['Who builds: Amara'], 'Amara', 'Who builds: Amara'],
    [
      'leaves a title that is too short',
      ['News', 'News: villas, Bali'],
      'Amara',
      'News: villas, Bali — Amara',
    ],
    [
      'leaves a title that is too long',
      [long(58), 'A shorter one'],
      'Amara',
      'A shorter one — Amara',
    ],
    ['counts the company', [long(57)], 'Amara', `${long(57)} — Amara`],
    ['does without the company for want of room', [long(60)], 'Amara', long(60)],
    ['takes the last where all are too long', [long(90), long(80)], 'Amara', long(80)],
    ['takes the first where all are too short', ['News', 'New'], undefined, 'News'],
    ['has no soft hyphens', ['Privacy\u00ADpolicy of us'], 'Amara', 'Privacypolicy of us — Amara'],
    ['is empty without a wording', [], undefined, ''],
  ])('%s', (_, wordings, company, title) => {
    expect(documentTitle(wordings, company)).toBe(title);
  });

  it('never exceeds the length that editors are told, where one of the wordings fits', () => {
    for (let length = LENGTH.min; length <= LENGTH.max; length += 1) {
      const title = documentTitle([long(length)], 'Amara');
      expect(title.length).toBeLessThanOrEqual(LENGTH.max);
      expect(title.length).toBeGreaterThanOrEqual(LENGTH.min);
    }
  });
});

describe('withRegion', () => {
  it.each([
    ['Villas near the beach', 'Bali', ['Villas near the beach, Bali', 'Villas near the beach']],
    ['Villas in Bali', 'Bali', ['Villas in Bali']],
    ['Villas', null, ['Villas']],
    ['Villas', '', ['Villas']],
  ])('of %s in %s', (title, region, wordings) => {
    expect(withRegion(title, region)).toEqual(wordings);
  });
});

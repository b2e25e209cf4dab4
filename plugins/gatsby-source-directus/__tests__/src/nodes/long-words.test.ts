import { cutLongWords } from '../../../src/nodes/long-words';

const LONGEST = 'w'.repeat(200);

describe('words without end', () => {
  it.each([
    ['a word of 200 letters', `a ${LONGEST} b`, `a ${LONGEST} b`, 0],
    ['a longer one', `a ${LONGEST}w b`, `a ${LONGEST}… b`, 1],
    ['two of them', `${LONGEST}ww ${'ж'.repeat(20_000)}`, `${LONGEST}… ${'ж'.repeat(200)}…`, 2],
    ['one in HTML', `<p>${LONGEST}w</p>`, `<p>${LONGEST}…</p>`, 1],
    ['an address', `<a href="${LONGEST}w">x</a>`, `<a href="${LONGEST}w">x</a>`, 0],
    ['a reference', `${'w'.repeat(198)}&amp;b`, `${'w'.repeat(198)}…`, 1],
    ['letters of two units', '🌴'.repeat(201), `${'🌴'.repeat(200)}…`, 1],
  ])('are cut: %s', (_, text, expected, cut) => {
    expect(cutLongWords(text)).toEqual({ text: expected, cut });
  });
});

/** @jest-environment node */
import { isKeyLike, unfilledIn } from '../../../../publisher/src/gate/placeholders';

it.each([
  ['From undefined', ['undefined']],
  ['від NaN м²', ['NaN']],
  ['$NaN', ['NaN']],
  ['null bedrooms, null baths', ['null', 'null']],
  ['Ready: Invalid Date', ['Invalid Date']],
  ['[object Object]', ['[object Object]']],
  ['{{count}} villas', ['{{count}}']],
  ['An undefinedly long text about Nancy, nullified', []],
  ['non-null', []],
  ['{ }', []],
])('%j shows %j', (text, expected) => expect(unfilledIn(text)).toEqual(expected));

it.each([
  ['nav.open', true],
  ['project.years_many', true],
  ['example.com', true],
  ['Open the menu.', false],
  ['open', false],
  ['12.5', false],
])('whether %j could be the name of a string: %s', (text, expected) =>
  expect(isKeyLike(text)).toBe(expected),
);

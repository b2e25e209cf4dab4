/** @jest-environment node */
import { readXml } from '../../../../publisher/src/gate/xml';

it('reads elements with attributes and text', () => {
  expect(readXml('<?xml version="1.0"?><a x="1"><b>t&amp;u</b><c/></a>')).toEqual([
    { name: 'a', attributes: { x: '1' }, text: '' },
    { name: 'b', attributes: {}, text: 't&u' },
    { name: 'c', attributes: {}, text: '' },
  ]);
});

it.each(['', 'text', '<a><b></b>', '<a><b>text</a>', '<a><b><c/></a>', '<a><b'])(
  'does not take %j for whole',
  (text) => expect(readXml(text)).toBeUndefined(),
);

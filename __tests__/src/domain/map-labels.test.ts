import { labelSides } from '../../../src/domain/map-labels';

const point = (left: number, top: number, text = 'A villa') => ({ left, top, text });

describe('labelSides', () => {
  it('puts a lonely label to the right of its pin', () => {
    expect(labelSides([point(50, 50)], [], 1)).toEqual(['right']);
  });

  it('keeps a label within the map', () => {
    expect(labelSides([point(97, 50, 'A long name of a villa')], [], 1)).toEqual(['left']);
  });

  it('covers neither another pin nor another label', () => {
    expect(labelSides([point(50, 50), point(56, 50)], [], 1)).toEqual(['left', 'right']);
    const [first, second] = labelSides([point(50, 50), point(50, 52)], [], 1);
    expect(first).not.toBe(second);
  });

  it('covers no text that stands on the map already', () => {
    expect(labelSides([point(40, 50)], [point(50, 50, 'Berawa')], 1)).toEqual(['left']);
  });
});

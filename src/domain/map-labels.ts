import type { Position } from './map-sheet';

/** Where a label stands beside its point. */
export type LabelSide = 'right' | 'left' | 'above' | 'below';

export interface LabelledPoint extends Position {
  text: string;
}

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Sizes that labels are placed for, CSS pixels; wider maps only have more room. */
const MAP_WIDTH = 640;
const LETTER = 7.2;
const LINE = 22;
const PIN = 26;
const GAP = 4;

/** A covered pin or name of a region is worse than a label that leaves the map a little. */
const COVERED = 4;

const SIDES: readonly LabelSide[] = ['right', 'left', 'above', 'below'];

const around = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

function labelBox(x: number, y: number, text: string, side: LabelSide): Box {
  const width = text.length * LETTER;
  const beside = PIN / 2 + GAP + width / 2;
  const over = PIN / 2 + LINE / 2;
  switch (side) {
    case 'right':
      return around(x + beside, y, width, LINE);
    case 'left':
      return around(x - beside, y, width, LINE);
    case 'above':
      return around(x, y - over, width, LINE);
    case 'below':
      return around(x, y + over, width, LINE);
  }
}

/** Area that two boxes share, square pixels. */
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.right, b.right) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));

/**
 * Chooses the side of each label on which it covers the least of the pins, the texts and the labels
 * before it, and of what is outside of the map.
 *
 * @param points - pins with their labels, the most important first
 * @param texts - texts that stand on the map already, centred on their points
 * @param aspect - width of the map in its height
 */
export function labelSides(
  points: readonly LabelledPoint[],
  texts: readonly LabelledPoint[],
  aspect: number,
): LabelSide[] {
  const height = MAP_WIDTH / aspect;
  const x = ({ left }: Position) => (left / 100) * MAP_WIDTH;
  const y = ({ top }: Position) => (top / 100) * height;
  const taken: Box[] = [
    ...points.map((point) => around(x(point), y(point), PIN, PIN)),
    ...texts.map((text) => around(x(text), y(text), text.text.length * LETTER, LINE)),
  ];
  const frame: Box = { left: 0, top: 0, right: MAP_WIDTH, bottom: height };
  return points.map((point) => {
    const candidates = SIDES.map((side) => {
      const box = labelBox(x(point), y(point), point.text, side);
      const outside = (box.right - box.left) * LINE - overlap(box, frame);
      const cost = taken.reduce((sum, other) => sum + COVERED * overlap(box, other), outside);
      return { side, box, cost };
    });
    const best = candidates.reduce((least, next) => (next.cost < least.cost ? next : least));
    taken.push(best.box);
    return best.side;
  });
}

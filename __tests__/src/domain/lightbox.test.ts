import {
  closesOnDrag,
  fetchError,
  hashOf,
  LIGHTBOX,
  placeOfHash,
} from '../../../src/domain/lightbox';

const { dragClosePx, fastDragClosePx, fastDragMs } = LIGHTBOX;

describe('the lightbox', () => {
  it('has the numbers of the specification', () => {
    expect(LIGHTBOX).toMatchObject({
      slideshowMs: 3000,
      thumbnailsFrom: 2,
      spinnerDelayMs: 250,
      dragClosePx: 200,
      fastDragClosePx: 50,
      fastDragMs: 300,
      videoRatio: 16 / 9,
    });
  });

  it.each([
    [dragClosePx, 5000, true],
    [-dragClosePx, 5000, true],
    [dragClosePx - 1, fastDragMs, false],
    [fastDragClosePx, fastDragMs - 1, true],
    [-fastDragClosePx, fastDragMs - 1, true],
    [fastDragClosePx, fastDragMs, false],
    [fastDragClosePx - 1, 1, false],
    [0, 0, false],
  ])('a drag of %d px in %d ms closes: %s', (distance, duration, closes) => {
    expect(closesOnDrag(distance, duration)).toBe(closes);
  });

  it.each([
    [200, undefined],
    [404, 'ajaxNotFound'],
    [403, 'ajaxForbidden'],
    [500, 'ajaxForbidden'],
    [204, 'ajaxForbidden'],
  ])('content that answers %d is %s', (status, error) => {
    expect(fetchError(status)).toBe(error);
  });

  it.each([
    ['#photos', { group: 'photos', index: 0 }],
    ['#photos-1', { group: 'photos', index: 0 }],
    ['#photos-12', { group: 'photos', index: 11 }],
    ['#floor-plans-2', { group: 'floor-plans', index: 1 }],
    ['#photos-0', undefined],
    ['#photos-', undefined],
    ['#photos-x', undefined],
    ['#other-1', undefined],
    ['#%E0%A4%A', undefined],
    ['', undefined],
  ])('finds in %s the slide %j', (hash, place) => {
    expect(placeOfHash(hash, ['photos', 'floor-plans'])).toEqual(place);
  });

  it('writes hashes that it reads', () => {
    const place = { group: 'план 1', index: 4 };
    expect(placeOfHash(hashOf(place), ['план 1'])).toEqual(place);
  });
});

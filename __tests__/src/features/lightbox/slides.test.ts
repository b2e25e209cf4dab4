import { LIGHTBOX } from '../../../../src/domain/lightbox';
import { pictureTrigger } from '../../../../src/features/lightbox/lightbox';
import {
  groupsOfPage,
  itemOf,
  ratioOf,
  slideIndex,
  triggersOf,
} from '../../../../src/features/lightbox/slides';

function trigger(markup: string): HTMLElement {
  document.body.innerHTML = markup;
  return document.querySelector('a') as HTMLElement;
}

describe('a trigger', () => {
  it('opens a picture with its sizes and words', () => {
    const item = itemOf(
      trigger(`<a data-lightbox="p" href="/static/a.jpg" data-srcset="/a 640w, /b 1280w"
        data-width="1280" data-height="800" data-caption="Pool"><img alt="A pool" src="/s.jpg"></a>`),
    );
    expect(item).toEqual({
      kind: 'image',
      src: '/static/a.jpg',
      srcSet: '/a 640w, /b 1280w',
      width: 1280,
      height: 800,
      alt: 'A pool',
      caption: 'Pool',
      thumbnail: 'http://localhost/s.jpg',
    });
  });

  it.each([
    ['href="/plan.pdf.webp"', 'image', '/plan.pdf.webp'],
    ['href="/walk.mp4?t=1"', 'video', '/walk.mp4?t=1'],
    [
      'href="https://www.youtube.com/watch?v=abc-12_3&t=1"',
      'video',
      'https://www.youtube-nocookie.com/embed/abc-12_3',
    ],
    ['href="https://youtu.be/abc123"', 'video', 'https://www.youtube-nocookie.com/embed/abc123'],
    ['href="https://vimeo.com/12345"', 'video', 'https://player.vimeo.com/video/12345'],
    ['href="https://example.com/" data-lightbox-type="iframe"', 'iframe', 'https://example.com/'],
    ['href="/docs/terms" data-lightbox-type="ajax" data-post="a=1"', 'ajax', '/docs/terms'],
    ['data-src="/a.jpg"', 'image', '/a.jpg'],
    ['href="/a.jpg" data-lightbox-type="nonsense"', 'image', '/a.jpg'],
  ])('with %s opens %s %s', (attributes, kind, src) => {
    expect(itemOf(trigger(`<a data-lightbox="p" ${attributes}>Words</a>`))).toMatchObject({
      kind,
      src,
    });
  });

  it('opens an element of the page', () => {
    expect(itemOf(trigger('<a data-lightbox="p" href="#plan">Plan</a>'))).toMatchObject({
      kind: 'inline',
      id: 'plan',
    });
  });

  it('belongs to the group it names, in the order of the page', () => {
    document.body.innerHTML = ['a 1', 'b 2', 'a 3', 'a&quot;] 4', ' 5']
      .map((given) => given.split(' '))
      .map(([group, id]) => `<a data-lightbox="${group}" id="${id}" href="/${id}.jpg">x</a>`)
      .join('');
    expect(triggersOf('a').map(({ id }) => id)).toEqual(['1', '3']);
    expect(triggersOf('a"]').map(({ id }) => id)).toEqual(['4']);
    expect(groupsOfPage()).toEqual(['a', 'b', 'a"]']);
  });

  it('shares its slide with another that opens the same', () => {
    document.body.innerHTML = ['/a.jpg', '/b.jpg', '/a.jpg', '/c.jpg']
      .map((href) => `<a data-lightbox="p" href="${href}">x</a>`)
      .join('');
    expect(triggersOf('p')).toHaveLength(3);
    const all = [...document.querySelectorAll('a')];
    expect(all.map(slideIndex)).toEqual([0, 1, 0, 2]);
  });
});

describe('ratioOf', () => {
  it.each([
    ['4/3', 4 / 3],
    ['1.5', 1.5],
    ['', LIGHTBOX.videoRatio],
    [undefined, LIGHTBOX.videoRatio],
    ['0', LIGHTBOX.videoRatio],
    ['4/0', LIGHTBOX.videoRatio],
    ['wide', LIGHTBOX.videoRatio],
  ])('of %s is %d', (value, ratio) => {
    expect(ratioOf(value)).toBe(ratio);
  });
});

describe('pictureTrigger', () => {
  it('opens the largest size of a picture of the CMS', () => {
    const image = {
      layout: 'constrained' as const,
      width: 720,
      height: 480,
      images: {
        fallback: { src: '/f.jpg', srcSet: '/f.jpg 720w' },
        sources: [{ type: 'image/webp', srcSet: '/s.webp 360w,\n/l.webp 1440w,\n/m.webp 720w' }],
      },
    };
    expect(pictureTrigger('photos', image, 'Pool')).toMatchObject({
      href: '/l.webp',
      'data-lightbox': 'photos',
      'data-width': 720,
      'data-height': 480,
      'data-caption': 'Pool',
    });
    expect(
      pictureTrigger('photos', { ...image, images: { fallback: { src: '/f.jpg' } } }).href,
    ).toBe('/f.jpg');
  });
});

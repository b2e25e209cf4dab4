/**
 * The lightbox, as a section uses it. A trigger is any link (or an element with `data-src`) that
 * carries `data-lightbox="group"`; without JavaScript it stays the link it is. Triggers of one name
 * are one gallery. For pictures of the CMS, spread {@link pictureTrigger} over the link:
 *
 *     <a {...pictureTrigger('photos', image.gatsbyImageData, caption)}><Picture … /></a>
 *
 * | attribute            | what for                                                              |
 * | -------------------- | --------------------------------------------------------------------- |
 * | `data-lightbox`      | name of the group; stands in shared links as `#photos-3`              |
 * | `data-src`, `href`   | what opens: a picture, a video or its page at YouTube or Vimeo, `#id` |
 * | `data-lightbox-type` | `image`, `video`, `inline`, `iframe`, `ajax` where the address is none of these |
 * | `data-caption`       | said under the slide                                                  |
 * | `data-srcset`, `data-width`, `data-height` | sizes of a picture                              |
 * | `data-thumbnail`     | small picture where the trigger holds none                            |
 * | `data-ratio`         | of a video, `4/3`; 16/9 where missing                                 |
 * | `data-post`          | form-encoded body: fetched content is then asked for by POST          |
 *
 * A group's name should be no element's id: `#id` leads to the element.
 */
import type { IGatsbyImageData } from 'gatsby-plugin-image';

interface PictureTrigger {
  href: string;
  'data-lightbox': string;
  'data-srcset': string | undefined;
  'data-width': number;
  'data-height': number;
  'data-caption': string | undefined;
}

/** The largest picture of a `srcset` with widths. */
function largestOf(srcSet: string): string | undefined {
  return srcSet
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/))
    .sort(([, a = ''], [, b = '']) => parseInt(b, 10) - parseInt(a, 10))[0]?.[0];
}

/**
 * Attributes of a link that opens a picture of the CMS.
 *
 * @param group - name of the gallery, no element's id
 * @param image - as the page shows it; its largest size opens
 */
export function pictureTrigger(
  group: string,
  image: IGatsbyImageData,
  caption?: string,
): PictureTrigger {
  const { fallback, sources = [] } = image.images;
  // WebP: every browser that runs the lightbox shows it, and it is smaller than the fallback.
  const srcSet = sources.find(({ type }) => type === 'image/webp')?.srcSet ?? fallback?.srcSet;
  return {
    href: (srcSet && largestOf(srcSet)) ?? fallback?.src ?? '',
    'data-lightbox': group,
    'data-srcset': srcSet,
    'data-width': image.width,
    'data-height': image.height,
    'data-caption': caption,
  };
}

/**
 * Attributes of a link that opens a gallery at one of its pictures; its `href` is where it leads
 * without JavaScript.
 *
 * @param image - as its own trigger has it
 */
export const galleryTrigger = (group: string, image: IGatsbyImageData) => ({
  'data-lightbox': group,
  'data-src': pictureTrigger(group, image).href,
});

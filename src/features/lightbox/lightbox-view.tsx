import { useCallback, useEffect, useMemo, useRef, useState, type HTMLAttributes } from 'react';
import YetAnotherLightbox, { type ControllerRef, type Slide } from 'yet-another-react-lightbox';
import 'yet-another-react-lightbox/styles.css';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import 'yet-another-react-lightbox/plugins/thumbnails.css';
import ZoomPlugin from 'yet-another-react-lightbox/plugins/zoom';
import {
  hashOf,
  LIGHTBOX,
  placeOfHash,
  type SlideshowState,
  type SlideState,
} from '../../domain/lightbox';
import type { Translate } from '../../i18n/translator';
import { isOverlayEntry, replaceAddress } from '../../utils/overlay-history';
import type { ModalProps } from '../modal/modal-host';
import { ContentSlide } from './content-slide';
import { gestures } from './gestures';
import * as styles from './lightbox-view.module.css';
import type { LightboxData } from './open-lightbox';
import { itemOf, triggersOf, type LightboxItem } from './slides';
import { Spinner } from './spinner';

interface ContentSlideType {
  type: 'content';
  item: Exclude<LightboxItem, { kind: 'image' }>;
  caption?: string;
  thumbnail?: string;
}

declare module 'yet-another-react-lightbox' {
  interface SlideTypes {
    content: ContentSlideType;
  }
  interface GenericSlide {
    caption?: string;
  }
}

function slideOf(item: LightboxItem): Slide {
  const { caption, thumbnail } = item;
  if (item.kind !== 'image') return { type: 'content', item, caption, thumbnail };
  const { src, srcSet, width, height, alt } = item;
  const ratio = width && height ? height / width : 0;
  const sizes = (srcSet ?? '').split(',').flatMap((candidate) => {
    const [address = '', size = ''] = candidate.trim().split(/\s+/);
    const pixels = parseInt(size, 10);
    return pixels > 0 && ratio > 0
      ? [{ src: address, width: pixels, height: Math.round(pixels * ratio) }]
      : [];
  });
  const largest = Math.max(0, ...sizes.map((size) => size.width)) || width;
  return {
    type: 'image',
    src,
    alt,
    srcSet: sizes.length > 0 ? sizes : undefined,
    width: largest,
    height: largest && ratio ? Math.round(largest * ratio) : height,
    caption,
    thumbnail,
  };
}

/** Labels of the library in the page's language. */
const labelsOf = (t: Translate<'lightbox'>) => ({
  Previous: t('lightbox:previous'),
  Next: t('lightbox:next'),
  Close: t('lightbox:close'),
  Slide: t('lightbox:slide'),
  Carousel: t('lightbox:carousel'),
  Lightbox: t('lightbox:name'),
  'Photo gallery': t('lightbox:name'),
  '{index} of {total}': t('lightbox:position', { index: '{index}', total: '{total}' }),
  Play: t('lightbox:play'),
  Pause: t('lightbox:pause'),
  'Zoom in': t('lightbox:zoomIn'),
  'Zoom out': t('lightbox:zoomOut'),
  Thumbnails: t('lightbox:thumbnails'),
});

/** Zooms as the device does: by wheel, by pinch, by two taps; further than the picture is sharp. */
const ZOOM = {
  maxZoomPixelRatio: 3,
  doubleClickMaxStops: 2,
  scrollToZoom: true,
  pinchZoomV4: true,
};

const THUMBNAILS = {
  width: 84,
  height: 56,
  border: 2,
  borderRadius: 2,
  padding: 0,
  gap: 8,
  imageFit: 'cover',
  vignette: false,
} as const;

/** Data attributes with the states, for styles and tests. */
const stateAttributes = (
  slide: SlideState,
  slideshow: SlideshowState,
): HTMLAttributes<HTMLDivElement> =>
  ({
    'data-slide-state': slide,
    'data-slideshow-state': slideshow,
  }) as HTMLAttributes<HTMLDivElement>;

interface HashOptions {
  group: string;
  index: number;
  /** Closes the lightbox, as its own button would. */
  close(): void;
  goTo(index: number): void;
}

/**
 * Synchronises the URL's hash with the slide, and closes when the back button removes it.
 *
 * @returns a function that restores the URL when the lightbox closes
 */
function useHash({ group, index, close, goTo }: HashOptions): () => void {
  const isLeft = useRef(false);
  useEffect(() => {
    replaceAddress(hashOf({ group, index }));
  }, [group, index]);
  useEffect(() => {
    const onPopState = () => {
      if (isLeft.current) return;
      const place = placeOfHash(window.location.hash, [group]);
      if (place) {
        goTo(place.index);
        return;
      }
      isLeft.current = true;
      close();
    };
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [group, close, goTo]);
  return () => {
    if (isLeft.current) return;
    isLeft.current = true;
    if (isOverlayEntry()) window.history.back();
    else replaceAddress(window.location.pathname + window.location.search);
  };
}

/** The lightbox, opened at a slide of a group. A lazy chunk, loaded on intent. */
export function LightboxView({ data, onClose }: ModalProps) {
  const { group, index: first, t } = data as LightboxData;
  const [items] = useState(() => triggersOf(group).map(itemOf));
  const [index, setIndex] = useState(first);
  const [slideState, setSlideState] = useState<SlideState>('loading');
  const [slideshowState, setSlideshowState] = useState<SlideshowState>('ready');
  const controller = useRef<ControllerRef>(null);
  const opener = useRef(document.activeElement);
  const slides = useMemo(() => items.map(slideOf), [items]);
  const [{ plugin, zoom }] = useState(() =>
    gestures((next) => setSlideState((state) => (state === 'closing' ? state : next))),
  );
  const [plugins] = useState(() => [
    ZoomPlugin,
    Slideshow,
    ...(slides.length >= LIGHTBOX.thumbnailsFrom ? [Thumbnails] : []),
    plugin,
  ]);

  const close = useCallback(() => controller.current?.close(), []);
  const leaveAddress = useHash({ group, index, close, goTo: setIndex });

  const onExited = () => {
    onClose();
    if (opener.current instanceof HTMLElement) opener.current.focus({ preventScroll: true });
  };

  return (
    <YetAnotherLightbox
      open
      className={styles.root}
      close={onExited}
      index={index}
      slides={slides}
      plugins={plugins}
      labels={labelsOf(t)}
      carousel={{ finite: slides.length < LIGHTBOX.thumbnailsFrom, padding: 0 }}
      controller={{ ref: controller, closeOnBackdropClick: true }}
      slideshow={{ delay: LIGHTBOX.slideshowMs }}
      zoom={{ ...ZOOM, ref: zoom }}
      thumbnails={THUMBNAILS}
      portal={{
        container: stateAttributes(slideState, slideshowState),
      }}
      on={{
        // A slide reports its state itself when it becomes current.
        view: ({ index: current }) => setIndex(current),
        exiting: () => {
          setSlideState('closing');
          leaveAddress();
        },
        slideshowStart: () => setSlideshowState('play'),
        slideshowStop: () => setSlideshowState('pause'),
      }}
      render={{
        slide: ({ slide, offset }) =>
          slide.type === 'content' ? (
            <ContentSlide item={slide.item} isActive={offset === 0} t={t} />
          ) : undefined,
        controls: () => (
          <>
            {slides.length > 1 && (
              <p className={styles.counter} aria-hidden="true">
                {`${index + 1} / ${slides.length}`}
              </p>
            )}
            <p className={styles.caption}>{slides[index]?.caption}</p>
          </>
        ),
        iconLoading: () => <Spinner label={t('lightbox:loading')} />,
        ...(slides.length < LIGHTBOX.thumbnailsFrom
          ? { buttonPrev: () => null, buttonNext: () => null, buttonSlideshow: () => null }
          : {}),
      }}
    />
  );
}

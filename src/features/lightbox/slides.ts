import { LIGHTBOX_TRIGGERS } from '../../config/browser';
import { LIGHTBOX } from '../../domain/lightbox';

interface Common {
  /** Said under the slide. */
  caption?: string;
  /** Address of a small picture. */
  thumbnail?: string;
}

export type LightboxItem = Common &
  (
    | {
        kind: 'image';
        src: string;
        srcSet?: string;
        width?: number;
        height?: number;
        alt: string;
      }
    | { kind: 'video'; src: string; embedded: boolean; ratio: number; title: string }
    | { kind: 'inline'; id: string }
    | { kind: 'iframe'; src: string; title: string }
    | { kind: 'ajax'; src: string; post?: string }
  );

const KINDS: ReadonlyArray<LightboxItem['kind']> = ['image', 'video', 'inline', 'iframe', 'ajax'];

const VIDEO_FILE = /\.(?:mp4|webm|ogv|mov)$/i;

/** Embedded players, in their variants without cookies. */
const PLAYERS: ReadonlyArray<[address: RegExp, player: string]> = [
  [
    /^https:\/\/(?:www\.)?youtu(?:be\.com\/(?:watch\?(?:.*&)?v=|embed\/)|\.be\/)([\w-]+)/,
    'https://www.youtube-nocookie.com/embed/',
  ],
  [/^https:\/\/(?:player\.)?vimeo\.com\/(?:video\/)?(\d+)/, 'https://player.vimeo.com/video/'],
];

function playerOf(src: string): string | undefined {
  for (const [address, player] of PLAYERS) {
    const id = address.exec(src)?.[1];
    if (id) return player + id;
  }
  return undefined;
}

function kindOf(trigger: HTMLElement, src: string): LightboxItem['kind'] {
  const named = KINDS.find((kind) => kind === trigger.dataset.lightboxType);
  if (named) return named;
  if (src.startsWith('#')) return 'inline';
  return VIDEO_FILE.test(src.replace(/[?#].*$/, '')) || playerOf(src) ? 'video' : 'image';
}

const numberOf = (value: string | undefined) => {
  const number = Number(value);
  return number > 0 && Number.isFinite(number) ? number : undefined;
};

/** Parses a ratio such as `4/3` or `1.5`; that of a usual video by default. */
export function ratioOf(value: string | undefined): number {
  const [width, height = '1'] = (value ?? '').split('/');
  return numberOf(String(Number(width) / Number(height))) ?? LIGHTBOX.videoRatio;
}

/** The slide of a trigger, by its attributes (see `lightbox.ts`). */
export function itemOf(trigger: HTMLElement): LightboxItem {
  const { dataset } = trigger;
  const src = addressOf(trigger);
  const picture = trigger.querySelector('img');
  const label = trigger.getAttribute('aria-label') ?? picture?.alt ?? trigger.textContent.trim();
  const common = {
    caption: dataset.caption || undefined,
    thumbnail: dataset.thumbnail ?? (picture?.currentSrc || picture?.src || undefined),
  };
  switch (kindOf(trigger, src)) {
    case 'inline':
      return { ...common, kind: 'inline', id: src.replace(/^#/, '') };
    case 'iframe':
      return { ...common, kind: 'iframe', src, title: label };
    case 'ajax':
      return { ...common, kind: 'ajax', src, post: dataset.post };
    case 'video': {
      const player = playerOf(src);
      const ratio = ratioOf(dataset.ratio);
      return {
        ...common,
        kind: 'video',
        src: player ?? src,
        embedded: !!player,
        ratio,
        title: label,
      };
    }
    default:
      return {
        ...common,
        kind: 'image',
        src,
        srcSet: dataset.srcset,
        width: numberOf(dataset.width),
        height: numberOf(dataset.height),
        alt: picture?.alt ?? label,
      };
  }
}

const addressOf = (trigger: HTMLElement) =>
  trigger.dataset.src ?? trigger.getAttribute('href') ?? '';

/**
 * The triggers of a group, in the order of the page, without duplicates: a page may show a picture
 * at its head and again in the album.
 */
export function triggersOf(group: string): HTMLElement[] {
  const slides = new Map<string, HTMLElement>();
  for (const trigger of document.querySelectorAll<HTMLElement>(LIGHTBOX_TRIGGERS)) {
    if (trigger.dataset.lightbox !== group) continue;
    const slide = `${addressOf(trigger)} ${trigger.dataset.post ?? ''}`;
    if (!slides.has(slide)) slides.set(slide, trigger);
  }
  return [...slides.values()];
}

/** Which slide of its group a trigger opens, from 0. */
export function slideIndex(trigger: HTMLElement): number {
  const address = addressOf(trigger);
  const index = triggersOf(trigger.dataset.lightbox ?? '').findIndex(
    (other) => addressOf(other) === address && other.dataset.post === trigger.dataset.post,
  );
  return Math.max(0, index);
}

/** Names of the groups on the page. */
export function groupsOfPage(): string[] {
  const groups = [...document.querySelectorAll<HTMLElement>(LIGHTBOX_TRIGGERS)].map(
    ({ dataset }) => dataset.lightbox ?? '',
  );
  return [...new Set(groups)].filter(Boolean);
}

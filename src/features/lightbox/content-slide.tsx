import { useEffect, useRef, useState, type CSSProperties } from 'react';
import {
  ACTIVE_SLIDE_COMPLETE,
  ACTIVE_SLIDE_ERROR,
  ACTIVE_SLIDE_LOADING,
  ACTIVE_SLIDE_PLAYING,
  CLASS_SLIDE_WRAPPER_INTERACTIVE,
  useEvents,
} from 'yet-another-react-lightbox';
import { LIGHTBOX, type SlideError } from '../../domain/lightbox';
import type { Translate } from '../../i18n/translator';
import { fetchContent } from './fetch-content';
import * as styles from './lightbox-view.module.css';
import type { LightboxItem } from './slides';
import { Spinner } from './spinner';

type ContentItem = Exclude<LightboxItem, { kind: 'image' }>;

type Status = 'loading' | 'complete' | 'playing' | SlideError;

const TOPICS = {
  loading: ACTIVE_SLIDE_LOADING,
  complete: ACTIVE_SLIDE_COMPLETE,
  playing: ACTIVE_SLIDE_PLAYING,
} as const;

interface SlideProps<Item> {
  item: Item;
  setStatus(status: Status): void;
}

interface ContentSlideProps {
  item: ContentItem;
  t: Translate<'lightbox'>;
}

/** A slide that is no picture. It is loaded when it becomes current, each time again. */
export function ContentSlide({ isActive, ...slide }: ContentSlideProps & { isActive: boolean }) {
  return isActive ? <ActiveSlide {...slide} /> : null;
}

const isTopic = (status: Status): status is keyof typeof TOPICS => status in TOPICS;

function ActiveSlide({ item, t }: ContentSlideProps) {
  const [status, setStatus] = useState<Status>('loading');
  const { publish } = useEvents();
  useEffect(() => {
    publish(isTopic(status) ? TOPICS[status] : ACTIVE_SLIDE_ERROR);
  }, [status, publish]);
  const isError = !isTopic(status);
  return (
    <div className={`yarl__${CLASS_SLIDE_WRAPPER_INTERACTIVE} ${styles.content}`}>
      {status === 'loading' && <Spinner label={t('lightbox:loading')} />}
      {isError ? (
        <p className={styles.error} role="alert">
          {t(`lightbox:error.${status}`)}
        </p>
      ) : (
        <Content item={item} setStatus={setStatus} />
      )}
    </div>
  );
}

function Content({ item, setStatus }: SlideProps<ContentItem>) {
  switch (item.kind) {
    case 'video':
      return item.embedded ? (
        <Frame item={item} setStatus={setStatus} ratio={item.ratio} />
      ) : (
        <Video item={item} setStatus={setStatus} />
      );
    case 'iframe':
      return <Frame item={item} setStatus={setStatus} />;
    case 'inline':
      return <Inline item={item} setStatus={setStatus} />;
    default:
      return <Fetched item={item} setStatus={setStatus} />;
  }
}

const shape = (ratio: number) => ({ '--ratio': ratio }) as CSSProperties;

type VideoItem = Extract<LightboxItem, { kind: 'video' }>;
type FrameItem = VideoItem | Extract<LightboxItem, { kind: 'iframe' }>;

function Video({ item, setStatus }: SlideProps<VideoItem>) {
  return (
    // Captions of a video are the editors' and inside the file.
    // eslint-disable-next-line jsx-a11y/media-has-caption
    <video
      className={styles.media}
      style={shape(item.ratio)}
      src={item.src}
      aria-label={item.title}
      controls
      playsInline
      onLoadedMetadata={() => setStatus('complete')}
      onPlay={() => setStatus('playing')}
      onPause={() => setStatus('complete')}
      onError={() => setStatus('iframe')}
    />
  );
}

/** `javascript:` and `data:` URLs are refused. */
function isPageAddress(src: string): boolean {
  const base = window.location.href;
  return src !== '' && URL.canParse(src, base) && /^https?:$/.test(new URL(src, base).protocol);
}

function Frame({ item, setStatus, ratio }: SlideProps<FrameItem> & { ratio?: number }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isRefused = !isPageAddress(item.src);
  useEffect(() => {
    const fail = () => setStatus('iframe');
    if (isRefused) {
      fail();
      return;
    }
    // An iframe that the content security policy blocks fires `load`, too.
    const onViolation = ({ effectiveDirective, blockedURI }: SecurityPolicyViolationEvent) => {
      const { href } = new URL(item.src, window.location.href);
      if (effectiveDirective === 'frame-src' && href.startsWith(blockedURI)) fail();
    };
    timer.current = setTimeout(fail, LIGHTBOX.frameLimitMs);
    document.addEventListener('securitypolicyviolation', onViolation);
    return () => {
      clearTimeout(timer.current);
      document.removeEventListener('securitypolicyviolation', onViolation);
    };
  }, [isRefused, item.src, setStatus]);
  if (isRefused) return null;
  return (
    <iframe
      className={ratio ? styles.media : styles.frame}
      style={ratio ? shape(ratio) : undefined}
      src={item.src}
      title={item.title}
      allow="autoplay; fullscreen; picture-in-picture"
      onLoad={() => {
        clearTimeout(timer.current);
        setStatus('complete');
      }}
      onError={() => setStatus('iframe')}
    />
  );
}

function Inline({ item, setStatus }: SlideProps<Extract<LightboxItem, { kind: 'inline' }>>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const copy = document.getElementById(item.id)?.cloneNode(true) as HTMLElement | undefined;
    if (!copy) {
      setStatus('elementNotFound');
      return;
    }
    copy.removeAttribute('id');
    copy.hidden = false;
    box.current?.replaceChildren(copy);
    setStatus('complete');
  }, [item.id, setStatus]);
  return <div ref={box} className={styles.text} />;
}

function Fetched({ item, setStatus }: SlideProps<Extract<LightboxItem, { kind: 'ajax' }>>) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    void fetchContent(item.src, item.post, controller.signal).then((answer) => {
      if (controller.signal.aborted) return;
      if ('error' in answer) {
        setStatus(answer.error);
        return;
      }
      box.current?.replaceChildren(answer.content);
      setStatus('complete');
    });
    return () => controller.abort();
  }, [item.src, item.post, setStatus]);
  return <div ref={box} className={styles.text} />;
}

import { createRef, useEffect, type PropsWithChildren, type RefObject } from 'react';
import {
  activeSlideStatus,
  createModule,
  EVENT_ON_POINTER_CANCEL,
  EVENT_ON_POINTER_DOWN,
  EVENT_ON_POINTER_MOVE,
  EVENT_ON_POINTER_UP,
  SLIDE_STATUS_COMPLETE,
  SLIDE_STATUS_ERROR,
  SLIDE_STATUS_LOADING,
  SLIDE_STATUS_PLAYING,
  useController,
  useEvents,
  type Plugin,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import type {} from 'yet-another-react-lightbox/plugins/zoom';
import { closesOnDrag, type SlideState } from '../../domain/lightbox';

/** Below this a pointer that came down has not moved, pixels. */
const STILL_PX = 10;

/** Moves the slides with a vertical drag, and closes if it is far or fast enough. */
function useDragToClose(zoom: RefObject<ZoomRef | null>): void {
  const { subscribeSensors, containerRef, close } = useController();
  useEffect(() => {
    let drag: { id: number; x: number; y: number; since: number; moved: boolean } | undefined;
    const move = (offsetPx: number) => {
      const container = containerRef.current;
      if (container) container.style.transform = offsetPx ? `translateY(${offsetPx}px)` : '';
    };
    const cancel = () => {
      drag = undefined;
      move(0);
    };
    const unsubscribe = [
      subscribeSensors(EVENT_ON_POINTER_DOWN, ({ pointerId, clientX, clientY, isPrimary }) => {
        // A second finger starts a pinch; a zoomed picture is panned, not dragged away.
        if (!isPrimary || (zoom.current?.zoom ?? 1) > 1) return cancel();
        drag = { id: pointerId, x: clientX, y: clientY, since: Date.now(), moved: false };
      }),
      subscribeSensors(EVENT_ON_POINTER_MOVE, ({ pointerId, clientX, clientY, buttons }) => {
        if (drag?.id !== pointerId) return;
        const [across, down] = [clientX - drag.x, clientY - drag.y];
        if (buttons === 0 || (!drag.moved && Math.abs(across) > STILL_PX)) return cancel();
        drag.moved ||= Math.abs(down) > STILL_PX;
        if (drag.moved) move(down);
      }),
      subscribeSensors(EVENT_ON_POINTER_UP, ({ pointerId, clientY }) => {
        if (drag?.id !== pointerId) return;
        const { y, since, moved } = drag;
        cancel();
        if (moved && closesOnDrag(clientY - y, Date.now() - since)) close();
      }),
      subscribeSensors(EVENT_ON_POINTER_CANCEL, cancel),
    ];
    return () => unsubscribe.forEach((stop) => stop());
  }, [subscribeSensors, containerRef, close, zoom]);
}

const STATES = [
  [SLIDE_STATUS_LOADING, 'loading'],
  [SLIDE_STATUS_COMPLETE, 'ready'],
  [SLIDE_STATUS_PLAYING, 'ready'],
  [SLIDE_STATUS_ERROR, 'ready'],
] as const;

/**
 * Creates a plugin that closes the lightbox by a drag and reports the state of its slide.
 *
 * @returns the plugin, and the ref for the zoom plugin
 */
export function gestures(onSlideState: (state: SlideState) => void): {
  plugin: Plugin;
  zoom: RefObject<ZoomRef | null>;
} {
  const zoom = createRef<ZoomRef>();
  function Gestures({ children }: PropsWithChildren) {
    const { subscribe } = useEvents();
    useDragToClose(zoom);
    useEffect(() => {
      const unsubscribe = STATES.map(([status, state]) =>
        subscribe(activeSlideStatus(status), () => onSlideState(state)),
      );
      return () => unsubscribe.forEach((stop) => stop());
    }, [subscribe]);
    return <>{children}</>;
  }
  return { plugin: ({ addModule }) => addModule(createModule('gestures', Gestures)), zoom };
}

import { useEffect, useRef } from 'react';
import { isOverlayEntry, pushOverlayEntry } from '../utils/overlay-history';

/**
 * Closes an overlay with the back button. The overlay has a history entry of its own while it is
 * open, and removes it when it closes by other means.
 *
 * @param onClose - closes the overlay
 */
export function useBackCloses(onClose: () => void): void {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  }, [onClose]);
  useEffect(() => {
    pushOverlayEntry();
    let isBack = false;
    const onPopState = () => {
      isBack = true;
      close.current();
    };
    window.addEventListener('popstate', onPopState);
    return () => {
      window.removeEventListener('popstate', onPopState);
      if (!isBack && isOverlayEntry()) window.history.back();
    };
  }, []);
}

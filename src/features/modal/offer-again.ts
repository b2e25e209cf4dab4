import { useModals } from './modal-store';

/** Name in the modal store. */
export const PART_FAILED = 'partFailed';

/**
 * Shows that a part of the page failed to load, and offers a retry.
 *
 * @param again - the retry
 */
export function offerAgain(again: () => void): void {
  useModals.getState().openModal(PART_FAILED, again);
}

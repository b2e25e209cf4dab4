import { useModals } from './modal-store';

/** Name in the modal store. */
export const PART_FAILED = 'partFailed';

/**
 * Says that a part of the page did not load, and offers to ask for it again.
 *
 * @param again - asks for it
 */
export function offerAgain(again: () => void): void {
  useModals.getState().openModal(PART_FAILED, again);
}

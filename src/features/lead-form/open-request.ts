import type { Locale } from '../../i18n/locales';
import { loadPart } from '../../utils/load-part';
import { useModals } from '../modal/modal-store';
import type { LeadRequest, LoadedForm } from './lead-request';
import { loadForm } from './load-form';

/** Name of the dialog in the modal store. */
const REQUEST_MODAL = 'request';

/** What the dialog is opened with. */
export interface RequestModalData extends LoadedForm {
  title: string;
  request: LeadRequest;
}

/** Prefetches the form's dialog; a failure is shown when it is opened. */
export function preloadRequest(locale: Locale): void {
  void Promise.all([
    loadForm(locale),
    import(/* webpackChunkName: "request-dialog" */ './request-dialog'),
  ]).catch(() => undefined);
}

/**
 * Opens a form over the page.
 *
 * @param title - of the dialog
 * @throws Error if the form fails to load
 */
export async function openRequest(
  locale: Locale,
  title: string,
  request: LeadRequest,
): Promise<void> {
  const [loaded] = await loadPart(() =>
    Promise.all([
      loadForm(locale),
      import(/* webpackChunkName: "request-dialog" */ './request-dialog'),
    ]),
  );
  const data: RequestModalData = { title, request, ...loaded };
  useModals.getState().openModal(REQUEST_MODAL, data);
}

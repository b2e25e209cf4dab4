import { sendsPresentation, type LeadKind } from '../../domain/lead';
import type { Translate } from '../../i18n/translator';

/** Whether the kind is a catalogue and the project has none. */
export const lacksCatalogue = (kind: LeadKind, hasCatalogue: boolean | undefined): boolean =>
  sendsPresentation(kind) && !hasCatalogue;

/** Label of a kind of request; another one if the project has no catalogue. */
export const kindText = (
  t: Translate<'forms'>,
  kind: LeadKind,
  hasCatalogue: boolean | undefined,
): string =>
  lacksCatalogue(kind, hasCatalogue) ? t('forms:materials.kind') : t(`forms:kind.${kind}`);

import type { TFunction } from 'i18next';
import type { LeadKind } from '../../domain/lead';

/** Whether a catalogue is asked for where there is none. */
export const lacksCatalogue = (kind: LeadKind, hasCatalogue: boolean | undefined): boolean =>
  kind === 'catalogue' && !hasCatalogue;

/** What a kind of request is called; nobody is promised a catalogue that does not exist. */
export const kindText = (
  t: TFunction,
  kind: LeadKind,
  hasCatalogue: boolean | undefined,
): string =>
  lacksCatalogue(kind, hasCatalogue) ? t('forms:materials.kind') : t(`forms:kind.${kind}`);

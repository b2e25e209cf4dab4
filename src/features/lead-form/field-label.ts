import type { TFunction } from 'i18next';
import type { FormField, LeadKind } from '../../domain/lead';

/** What a field is called; an application has a cover letter (specification, section 3). */
export const fieldLabel = (t: TFunction, kind: LeadKind, field: FormField): string =>
  kind === 'vacancy' && field === 'message' ? t('forms:coverLetter') : t(`forms:field.${field}`);

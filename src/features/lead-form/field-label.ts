import { hasField, type FormField, type LeadKind } from '../../domain/lead';
import type { Translate } from '../../i18n/translator';

/** What a field is called; an application has a cover letter (specification, section 3). */
export const fieldLabel = (t: Translate<'forms'>, kind: LeadKind, field: FormField): string =>
  field === 'message' && hasField(kind, 'vacancy')
    ? t('forms:coverLetter')
    : t(`forms:field.${field}`);

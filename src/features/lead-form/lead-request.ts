import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { LeadKind } from '../../domain/lead';
import type { Locale } from '../../i18n/locales';

/** What a form is about, besides what the visitor types. */
export interface LeadSubject {
  /** Slug of the project. */
  project?: string;
  /** Slug of the sale offer. */
  sale?: string;
}

/** An open position. */
export interface VacancyOption {
  slug: string;
  title: string;
}

/** What may be asked for at one place, and what about. */
export interface LeadRequest {
  /** The first one is chosen to begin with. */
  kinds: readonly [LeadKind, ...LeadKind[]];
  subject?: LeadSubject;
  vacancies?: readonly VacancyOption[];
  /** Slug of the position chosen to begin with. */
  vacancy?: string;
  /** Whether the project has a catalogue; without, one asks for what there is instead. */
  hasCatalogue?: boolean;
}

export interface RequestFormProps extends LeadRequest {
  t: TFunction;
  locale: Locale;
}

/** The form's component with its words. */
export interface LoadedForm {
  RequestForm: ComponentType<RequestFormProps>;
  t: TFunction;
}

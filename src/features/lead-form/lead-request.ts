import type { ComponentType } from 'react';
import type { LeadKind } from '../../domain/lead';
import type { Locale } from '../../i18n/locales';
import type { Translate } from '../../i18n/translator';

/** Subject of a form, besides user input. */
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

/** The kinds of requests offered at one place, and their subject. */
export interface LeadRequest {
  /** The first one is chosen to begin with. */
  kinds: readonly [LeadKind, ...LeadKind[]];
  subject?: LeadSubject;
  /** Name of the subject, shown to the visitor. */
  subjectName?: string;
  /** What the message says to begin with. */
  message?: string;
  vacancies?: readonly VacancyOption[];
  /** Slug of the position chosen to begin with. */
  vacancy?: string;
  /** Whether the project has a catalogue; changes the label of that kind. */
  hasCatalogue?: boolean;
}

export interface RequestFormProps extends LeadRequest {
  /** Whether the other ways of contact stand in the form: where they do not stand beside it. */
  hasOtherWays?: boolean;
  /** Called when a request has been stored. */
  onSent?(): void;
  t: Translate<'forms'>;
  locale: Locale;
}

/** The form's component with its strings. */
export interface LoadedForm {
  RequestForm: ComponentType<RequestFormProps>;
  t: Translate<'forms'>;
}

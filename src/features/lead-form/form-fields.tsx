import type { TFunction } from 'i18next';
import { Controller, type UseFormReturn } from 'react-hook-form';
import {
  FILE_EXTENSIONS,
  FILE_MEGABYTES,
  hasField,
  isRequired,
  TOPICS,
  type FieldProblem,
  type FormField,
  type LeadKind,
  type LeadValues,
} from '../../domain/lead';
import type { Locale } from '../../i18n/locales';
import { FileField } from '../../ui/field/file-field';
import { SelectField, TextArea, TextField } from '../../ui/field/inputs';
import { fieldLabel } from './field-label';
import * as styles from './lead-form.module.css';
import { LeadPhone } from './lead-phone';
import type { VacancyOption } from './lead-request';
import { MeetingFields } from './meeting-fields';

interface FormFieldsProps {
  kind: LeadKind;
  form: UseFormReturn<LeadValues>;
  t: TFunction;
  locale: Locale;
  vacancies?: readonly VacancyOption[];
  /** Of the ids of the fields. */
  prefix: string;
}

const FILE_FORMATS = FILE_EXTENSIONS.map((extension) => extension.toUpperCase()).join(', ');

/** Id of the control of a field. */
export const fieldId = (prefix: string, field: FormField) => `${prefix}${field}`;

/** The fields of a kind, in the order one is asked (section 3 of the specification). */
export function FormFields({ kind, form, t, locale, vacancies = [], prefix }: FormFieldsProps) {
  const { register, control, formState } = form;
  const errorOf = (field: FormField) => {
    const problem = formState.errors[field]?.message;
    return problem ? t(`forms:problem.${problem as FieldProblem}`) : undefined;
  };
  const field = (name: Exclude<FormField, 'file' | 'phone'>) => ({
    id: fieldId(prefix, name),
    label: fieldLabel(t, kind, name) + (isRequired(kind, name) ? '' : ` ${t('forms:optional')}`),
    error: errorOf(name),
    isRequired: isRequired(kind, name),
    ...register(name),
  });
  return (
    <>
      {hasField(kind, 'meeting_start') && <MeetingFields control={control} t={t} locale={locale} />}
      {hasField(kind, 'topic') && (
        <SelectField
          {...field('topic')}
          options={['', ...TOPICS].map((value) => ({
            value,
            label: value ? t(`forms:topic.${value}`) : t('forms:choose'),
          }))}
        />
      )}
      {hasField(kind, 'vacancy') && vacancies.length > 0 && (
        <SelectField
          {...field('vacancy')}
          options={[
            { value: '', label: t('forms:choose') },
            ...vacancies.map(({ slug, title }) => ({ value: slug, label: title })),
          ]}
        />
      )}
      <TextField {...field('name')} autoComplete="name" />
      <div className={styles.pair}>
        <LeadPhone
          id={fieldId(prefix, 'phone')}
          control={control}
          t={t}
          locale={locale}
          error={errorOf('phone')}
        />
        <TextField {...field('alternative_contact')} hint={t('forms:hint.contact')} />
      </div>
      <TextArea {...field('message')} />
      {hasField(kind, 'file') && (
        <Controller
          control={control}
          name="file"
          render={({ field: { value, ...file } }) => (
            <FileField
              {...file}
              id={fieldId(prefix, 'file')}
              label={t(`forms:file.${kind}`)}
              hint={t('forms:hint.file', { formats: FILE_FORMATS, megabytes: FILE_MEGABYTES })}
              error={errorOf('file')}
              isRequired
              action={t('forms:file.choose')}
              accept={FILE_EXTENSIONS.map((extension) => `.${extension}`).join(',')}
              fileName={value?.name}
            />
          )}
        />
      )}
    </>
  );
}

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
import type { MessageKey } from '../../i18n/messages';
import type { Translate } from '../../i18n/translator';
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
  t: Translate<'forms'>;
  locale: Locale;
  vacancies?: readonly VacancyOption[];
  /** Of the ids of the fields. */
  prefix: string;
  /** Called with the length of a meeting, minutes, once it is known. */
  onMinutes(minutes: number): void;
}

/** The label of a file; each kind that has one has this text (`__tests__/locales.test.ts`). */
type FileLabel = Extract<MessageKey<'forms'>, `forms:file.${LeadKind}`>;

const FILE_FORMATS = FILE_EXTENSIONS.map((extension) => extension.toUpperCase()).join(', ');

/** Id of the control of a field. */
export const fieldId = (prefix: string, field: FormField) => `${prefix}${field}`;

/** The fields of a kind, in the order one is asked (section 3 of the specification). */
export function FormFields({
  kind,
  form,
  t,
  locale,
  vacancies = [],
  prefix,
  onMinutes,
}: FormFieldsProps) {
  const { register, control, formState } = form;
  const errorOf = (field: FormField) => {
    const problem = formState.errors[field]?.message;
    return problem ? t(`forms:problem.${problem as FieldProblem}`) : undefined;
  };
  const optionalMark = (name: FormField) =>
    isRequired(kind, name) ? '' : ` ${t('forms:optional')}`;
  const field = (name: Exclude<FormField, 'file' | 'phone'>) => ({
    id: fieldId(prefix, name),
    label: fieldLabel(t, kind, name) + optionalMark(name),
    error: errorOf(name),
    isRequired: isRequired(kind, name),
    ...register(name),
  });
  return (
    <>
      {hasField(kind, 'meeting_start') && (
        <MeetingFields control={control} t={t} locale={locale} onMinutes={onMinutes} />
      )}
      {hasField(kind, 'topic') && (
        <SelectField
          {...field('topic')}
          options={[
            { value: '', label: t('forms:choose') },
            ...TOPICS.map((value) => ({ value, label: t(`forms:topic.${value}`) })),
          ]}
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
      {hasField(kind, 'message') && <TextArea {...field('message')} />}
      {hasField(kind, 'file') && (
        <Controller
          control={control}
          name="file"
          render={({ field: { value, ...file } }) => (
            <FileField
              {...file}
              id={fieldId(prefix, 'file')}
              label={t(`forms:file.${kind}` as FileLabel) + optionalMark('file')}
              hint={t('forms:hint.file', { formats: FILE_FORMATS, megabytes: FILE_MEGABYTES })}
              error={errorOf('file')}
              isRequired={isRequired(kind, 'file')}
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

import { yupResolver } from '@hookform/resolvers/yup';
import type { TFunction } from 'i18next';
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
} from 'react';
import { useForm, type FieldErrors, type Resolver } from 'react-hook-form';
import { FORM_FIELDS, HONEYPOT, type LeadKind, type LeadValues } from '../../domain/lead';
import { LOCALES, type Locale } from '../../i18n/locales';
import { loadPart } from '../../utils/load-part';
import { logError } from '../../utils/log';
import { useAccountDetails } from './account-link';
import type { CaptchaProps } from './captcha';
import { startCountry } from './countries';
import { clearWaiting, readDraft, readWaiting, writeDraft, type LeadDraft } from './draft';
import { FormFields } from './form-fields';
import { kindText, lacksCatalogue } from './kind-text';
import * as styles from './lead-form.module.css';
import type { LeadSubject, VacancyOption } from './lead-request';
import { LEAD_SCHEMAS } from './schemas';
import { SendBar } from './send-bar';
import { Sent } from './sent';
import { FailureNotice, ProblemSummary, WaitingNotice } from './notices';
import { useSendLead } from './use-send-lead';

const Captcha = lazy(async (): Promise<{ default: ComponentType<CaptchaProps> }> => {
  try {
    return { default: (await loadPart(() => import('./captcha'))).Captcha };
  } catch (error) {
    logError('The captcha did not load', error);
    return { default: () => null };
  }
});

const EMPTY: LeadValues = {
  topic: '',
  vacancy: '',
  meeting_mode: '',
  meeting_start: '',
  name: '',
  phone: '',
  phone_country: '',
  alternative_contact: '',
  message: '',
  file: undefined,
};

/** The country is kept with a number alone: without, it is the one of the page. */
const startingPhone = (locale: Locale, kept: LeadDraft): LeadDraft => ({
  ...kept,
  ...(kept.phone ? {} : { phone_country: startCountry(locale, navigator.languages) }),
});

export interface LeadFormProps {
  kind: LeadKind;
  t: TFunction;
  locale: Locale;
  subject?: LeadSubject;
  /** Positions an application may be for. */
  vacancies?: readonly VacancyOption[];
  /** The one that is chosen to begin with. */
  vacancy?: string;
  /** Whether the project has a catalogue. */
  hasCatalogue?: boolean;
}

/** The form of one kind of request: fields, rules, sending, and what is said about it. */
export function LeadForm(props: LeadFormProps) {
  const { kind, t, locale, subject = {}, vacancies, vacancy, hasCatalogue } = props;
  const prefix = useId();
  const waiting = useState(() => readWaiting(kind))[0];
  const [isWaiting, setWaiting] = useState(waiting !== undefined);
  const [isTouched, setTouched] = useState(false);
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm<LeadValues>({
    // A message on leaving a field would move the button away under the press that left it.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // Fields that load late would come last: we go by the order of the form.
    shouldFocusError: false,
    resolver: yupResolver(LEAD_SCHEMAS[kind]) as unknown as Resolver<LeadValues>,
    defaultValues: {
      ...EMPTY,
      ...startingPhone(locale, { ...readDraft(kind), ...waiting }),
      ...(vacancy ? { vacancy } : {}),
    },
  });
  const { status, send, reset, captcha } = useSendLead(kind, subject, locale);
  useAccountDetails(form);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => writeDraft(kind, values),
      }),
    [form, kind],
  );

  const sendValues = async (values: LeadValues) => {
    const outcome = await send({ ...EMPTY, ...values }, trap.current?.value ?? '');
    if (!outcome || outcome.ok) return;
    if (outcome.failure === 'offline') setWaiting(true);
    const wrong = FORM_FIELDS.filter((field) => outcome.fields[field]);
    // It is chosen no more: the offer without it comes anew.
    if (outcome.fields.meeting_start) form.setValue('meeting_start', '');
    for (const field of wrong) form.setError(field, { message: outcome.fields[field] });
    if (wrong[0]) form.setFocus(wrong[0]);
  };
  const focusFirst = (errors: FieldErrors<LeadValues>) => {
    const first = FORM_FIELDS.find((field) => errors[field]);
    if (first) form.setFocus(first);
  };
  const submit = (event?: FormEvent) => void form.handleSubmit(sendValues, focusFirst)(event);

  if (status.name === 'done' && status.outcome.ok) {
    const again = () => {
      form.reset({ ...EMPTY, ...startingPhone(locale, {}) });
      reset();
    };
    return (
      <Sent
        kind={kind}
        values={form.getValues()}
        t={t}
        locale={locale}
        fileUrl={status.outcome.fileUrl}
        onAgain={again}
      />
    );
  }
  const isSending = status.name === 'sending';
  const failure = status.name === 'done' && !status.outcome.ok ? status.outcome : undefined;
  const discard = () => {
    clearWaiting(kind);
    setWaiting(false);
    reset();
  };
  return (
    <form
      className={styles.form}
      noValidate
      aria-label={kindText(t, kind, hasCatalogue)}
      onFocus={() => setTouched(true)}
      onSubmit={submit}
    >
      {isWaiting && <WaitingNotice t={t} onSend={() => submit()} onDiscard={discard} />}
      {lacksCatalogue(kind, hasCatalogue) && (
        <p className={styles.note}>{t('forms:materials.before')}</p>
      )}
      <p className={styles.legend}>{t('forms:legend')}</p>
      <FormFields
        kind={kind}
        form={form}
        t={t}
        locale={locale}
        vacancies={vacancies}
        prefix={prefix}
      />
      <div className={styles.trap} aria-hidden="true">
        <input ref={trap} name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-label={HONEYPOT} />
      </div>
      {form.formState.submitCount > 0 && !isSending && (
        <ProblemSummary kind={kind} form={form} t={t} prefix={prefix} />
      )}
      {failure && failure.failure !== 'offline' && (
        <FailureNotice t={t} failure={failure.failure} retryAfter={failure.retryAfter} />
      )}
      <SendBar
        kind={kind}
        hasCatalogue={hasCatalogue}
        t={t}
        locale={locale}
        status={status}
        isAgain={!!failure}
      />
      {captcha.mode === 'google' && isTouched && (
        <Suspense fallback={null}>
          <Captcha language={LOCALES[locale].language} onReady={captcha.resolve} />
        </Suspense>
      )}
    </form>
  );
}

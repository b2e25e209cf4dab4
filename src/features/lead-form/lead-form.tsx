import { yupResolver } from '@hookform/resolvers/yup';
import {
  lazy,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type RefObject,
} from 'react';
import { useForm, useWatch, type FieldErrors, type Resolver } from 'react-hook-form';
import { FORM_FIELDS, HONEYPOT, sentKind, type LeadKind, type LeadValues } from '../../domain/lead';
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
import type { RequestFormProps } from './lead-request';
import { LEAD_SCHEMAS } from './schemas';
import { SendBar } from './send-bar';
import { Sent } from './sent';
import { LeadFailureNotice, ProblemSummary, WaitingNotice } from './notices';
import { useFormEvents } from './use-form-events';
import { useSendLead } from './use-send-lead';

const Captcha = lazy(async (): Promise<{ default: ComponentType<CaptchaProps> }> => {
  try {
    return {
      default: (await loadPart(() => import(/* webpackChunkName: "captcha" */ './captcha')))
        .Captcha,
    };
  } catch (error) {
    logError('The captcha did not load', error);
    return { default: () => null };
  }
});

/** The captcha from the first focus within its form on: before, nothing of it is asked for. */
function CaptchaOnFocus({ form, ...captcha }: CaptchaProps & { form: RefObject<HTMLFormElement> }) {
  const [isTouched, setTouched] = useState(false);
  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const touch = () => setTouched(true);
    if (element.contains(document.activeElement)) touch();
    element.addEventListener('focusin', touch);
    return () => element.removeEventListener('focusin', touch);
  }, [form]);
  return (
    isTouched && (
      <Suspense fallback={null}>
        <Captcha {...captcha} />
      </Suspense>
    )
  );
}

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

/** The country is restored with a number only; otherwise it is the default of the page. */
const startingPhone = (locale: Locale, kept: LeadDraft): LeadDraft => ({
  ...kept,
  ...(kept.phone ? {} : { phone_country: startCountry(locale, navigator.languages) }),
});

const RESOLVERS = Object.fromEntries(
  Object.entries(LEAD_SCHEMAS).map(([kind, schema]) => [kind, yupResolver(schema)]),
) as unknown as Readonly<Record<LeadKind, Resolver<LeadValues>>>;

export interface LeadFormProps extends Omit<RequestFormProps, 'kinds'> {
  kind: LeadKind;
}

/** A message about a home; what was written before stays below it. */
const beginWith = (message: string, draft = '') =>
  draft.includes(message) ? draft : [message, draft].filter(Boolean).join('\n');

/** The message as it is sent; that of a viewing on the island says so. */
function messageOf(values: LeadValues, kind: LeadKind, t: RequestFormProps['t']): string {
  const isOnSite = sentKind(kind, values) !== kind;
  return isOnSite ? [t('forms:onSite'), values.message].filter(Boolean).join('\n') : values.message;
}

/** The form of one kind of request: fields, validation, sending, messages. */
export function LeadForm(props: LeadFormProps) {
  const {
    kind,
    t,
    locale,
    subject = {},
    subjectName,
    message = '',
    vacancies,
    vacancy,
    hasCatalogue,
    hasOtherWays,
  } = props;
  const prefix = useId();
  const waiting = useState(() => readWaiting(kind))[0];
  const [isWaiting, setWaiting] = useState(waiting !== undefined);
  const element = useRef<HTMLFormElement>(null);
  const trap = useRef<HTMLInputElement>(null);
  const form = useForm<LeadValues>({
    // A message on blur would move the button away under the press that caused the blur.
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // Fields that register late would come last: the order of the form decides.
    shouldFocusError: false,
    resolver: (values, ...rest) => RESOLVERS[sentKind(kind, values)](values, ...rest),
    defaultValues: {
      ...EMPTY,
      ...startingPhone(locale, { ...readDraft(kind), ...waiting }),
      ...(vacancy ? { vacancy } : {}),
      ...(message ? { message: beginWith(message, readDraft(kind).message) } : {}),
    },
  });
  const [minutes, setMinutes] = useState<number>();
  const { status, send, reset, captcha } = useSendLead(kind, subject, locale);
  const mode = useWatch({ control: form.control, name: 'meeting_mode' });
  const events = useFormEvents(kind, form);
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
    const outcome = await send(
      { ...EMPTY, ...values, message: messageOf(values, kind, t) },
      trap.current?.value ?? '',
    );
    if (!outcome) return;
    if (outcome.ok) {
      events.onSent();
      props.onSent?.();
      return;
    }
    if (outcome.failure === 'offline') setWaiting(true);
    const wrong = FORM_FIELDS.filter((field) => outcome.fields[field]);
    events.onRefused(outcome.failure, wrong[0]);
    // The slot is taken: it is deselected and the offer fetched again.
    if (outcome.fields.meeting_start) form.setValue('meeting_start', '');
    for (const field of wrong) form.setError(field, { message: outcome.fields[field] });
    if (wrong[0]) form.setFocus(wrong[0]);
  };
  const focusFirst = (errors: FieldErrors<LeadValues>) => {
    const first = FORM_FIELDS.find((field) => errors[field]);
    events.onRefused('invalid', first);
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
        kind={sentKind(kind, form.getValues())}
        values={form.getValues()}
        meeting={{ id: status.outcome.id, minutes, subject: subjectName }}
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
      ref={element}
      className={styles.form}
      noValidate
      aria-label={kindText(t, kind, hasCatalogue)}
      onSubmit={submit}
    >
      {isWaiting && <WaitingNotice t={t} onSend={() => submit()} onDiscard={discard} />}
      {lacksCatalogue(kind, hasCatalogue) && (
        <p className={styles.note}>{t('forms:materials.before')}</p>
      )}
      {subjectName && <p className={styles.note}>{t('forms:about', { subject: subjectName })}</p>}
      <p className={styles.legend}>{t('forms:legend')}</p>
      <FormFields
        kind={kind}
        form={form}
        t={t}
        locale={locale}
        vacancies={vacancies}
        prefix={prefix}
        onMinutes={setMinutes}
      />
      <div className={styles.trap} aria-hidden="true">
        <input ref={trap} name={HONEYPOT} tabIndex={-1} autoComplete="off" aria-label={HONEYPOT} />
      </div>
      {form.formState.submitCount > 0 && !isSending && (
        <ProblemSummary kind={kind} form={form} t={t} prefix={prefix} />
      )}
      {failure && failure.failure !== 'offline' && (
        <LeadFailureNotice t={t} failure={failure.failure} retryAfter={failure.retryAfter} />
      )}
      <SendBar
        kind={sentKind(kind, { meeting_mode: mode })}
        hasCatalogue={hasCatalogue}
        t={t}
        locale={locale}
        status={status}
        isAgain={!!failure}
        hasOtherWays={hasOtherWays}
      />
      {captcha.mode === 'google' && (
        <CaptchaOnFocus
          form={element}
          language={LOCALES[locale].language}
          onReady={captcha.resolve}
        />
      )}
    </form>
  );
}

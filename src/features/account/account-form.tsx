import type { ReactNode } from 'react';
import { ACCOUNT_FIELD_LIMITS, type AccountFailure, type AccountField } from '../../domain/account';
import { useTranslation } from '../../i18n/translation';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/inputs';
import * as styles from './account.module.css';
import type { AccountForm } from './use-account-form';

/** The reason of a failed call, and what to do. */
export function AccountFailureNotice({ failure }: { failure: AccountFailure | undefined }) {
  const { t } = useTranslation();
  return failure ? (
    <p className={styles.notice} role="alert">
      {t(`account:failure.${failure}`)}
    </p>
  ) : null;
}

interface FormFrameProps {
  form: AccountForm;
  /** Accessible name of the form. */
  label: string;
  action: string;
  children: ReactNode;
  /** Stands beside the button. */
  aside?: ReactNode;
}

/** A form of the account: fields, error messages, the button. */
export function FormFrame({ form, label, action, children, aside }: FormFrameProps) {
  const { t } = useTranslation();
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={form.onSubmit}>
      {children}
      <AccountFailureNotice failure={form.failure} />
      <div className={styles.actions}>
        {/* Not `disabled`: that would take the focus away. */}
        <Button type="submit" aria-disabled={form.isSending}>
          {action}
        </Button>
        {aside}
      </div>
      <p className={styles.status} role="status">
        {form.isSending && t('account:sending')}
      </p>
    </form>
  );
}

const LOOKS: Readonly<Record<AccountField, { type: string; maxLength?: number }>> = {
  name: { type: 'text', maxLength: ACCOUNT_FIELD_LIMITS.nameLength },
  email: { type: 'email', maxLength: ACCOUNT_FIELD_LIMITS.emailLength },
  current: { type: 'password' },
  password: { type: 'password' },
  phone: { type: 'tel' },
  alternative_contact: { type: 'text', maxLength: ACCOUNT_FIELD_LIMITS.contactLength },
};

interface AccountInputProps {
  form: AccountForm;
  field: AccountField;
  /** Value of the `autocomplete` attribute. */
  autoComplete: string;
  defaultValue?: string;
  hint?: string;
  isRequired?: boolean;
}

/** A field of a form of the account. */
export function AccountInput(props: AccountInputProps) {
  const { form, field, autoComplete, defaultValue, hint, isRequired = true } = props;
  const { t } = useTranslation();
  const problem = form.problems[field];
  return (
    <TextField
      name={field}
      label={t(`account:field.${field}`)}
      hint={hint}
      error={
        problem &&
        t(`account:problem.${problem}`, { least: ACCOUNT_FIELD_LIMITS.passwordMinLength })
      }
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      aria-required={isRequired}
      {...LOOKS[field]}
    />
  );
}

/** A field for a new password. */
export function NewPasswordInput({ form }: { form: AccountForm }) {
  const { t } = useTranslation();
  return (
    <AccountInput
      form={form}
      field="password"
      autoComplete="new-password"
      hint={t('account:hint.password', { least: ACCOUNT_FIELD_LIMITS.passwordMinLength })}
    />
  );
}

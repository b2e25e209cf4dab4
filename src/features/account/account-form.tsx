import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ACCOUNT_LIMITS, type AccountFailure, type AccountField } from '../../domain/account';
import { Button } from '../../ui/button/button';
import { TextField } from '../../ui/field/inputs';
import * as styles from './account.module.css';
import type { AccountForm } from './use-account-form';

/** Why something was not done, and what to do. */
export function FailureNotice({ failure }: { failure: AccountFailure | undefined }) {
  const { t } = useTranslation();
  return failure ? (
    <p className={styles.notice} role="alert">
      {t(`account:failure.${failure}`)}
    </p>
  ) : null;
}

interface FormFrameProps {
  form: AccountForm;
  /** Name of the form for those who do not see it. */
  label: string;
  action: string;
  children: ReactNode;
  /** Stands beside the button. */
  aside?: ReactNode;
}

/** A form of the account: fields, what went wrong, the button. */
export function FormFrame({ form, label, action, children, aside }: FormFrameProps) {
  const { t } = useTranslation();
  return (
    <form className={styles.form} noValidate aria-label={label} onSubmit={form.onSubmit}>
      {children}
      <FailureNotice failure={form.failure} />
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
  name: { type: 'text', maxLength: ACCOUNT_LIMITS.nameLength },
  email: { type: 'email', maxLength: ACCOUNT_LIMITS.emailLength },
  current: { type: 'password' },
  password: { type: 'password' },
  phone: { type: 'tel' },
  alternative_contact: { type: 'text', maxLength: ACCOUNT_LIMITS.contactLength },
};

interface AccountInputProps {
  form: AccountForm;
  field: AccountField;
  /** What the browser may fill in. */
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
        problem && t(`account:problem.${problem}`, { least: ACCOUNT_LIMITS.passwordMinLength })
      }
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      aria-required={isRequired}
      {...LOOKS[field]}
    />
  );
}

/** A field for a password that is chosen now. */
export function NewPasswordInput({ form }: { form: AccountForm }) {
  const { t } = useTranslation();
  return (
    <AccountInput
      form={form}
      field="password"
      autoComplete="new-password"
      hint={t('account:hint.password', { least: ACCOUNT_LIMITS.passwordMinLength })}
    />
  );
}

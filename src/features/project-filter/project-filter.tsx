import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ProjectChoices, ProjectFilter } from '../../domain/project-filter';
import { formatMoney } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/button/button';
import * as styles from './project-filter.module.css';

interface ProjectFilterFormProps {
  filter: ProjectFilter;
  choices: ProjectChoices;
  /** Projects that it lets through. */
  count: number;
  onChange: (filter: ProjectFilter) => void;
}

/** Choices that narrow a list of projects. Needs JavaScript; without it the list is whole. */
export function ProjectFilterForm({ filter, choices, count, onChange }: ProjectFilterFormProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const numberOf = (value: string) => (value === '' ? undefined : Number(value));
  const isSet = Object.values(filter).some((value) => value !== undefined);
  return (
    <form
      className={styles.form}
      aria-label={t('projects:filter.label')}
      onSubmit={(event) => event.preventDefault()}
    >
      <Choice
        label={t('projects:filter.type')}
        value={filter.type}
        onChange={(type) => onChange({ ...filter, type: type || undefined })}
      >
        {choices.types.map((type) => (
          <option key={type} value={type}>
            {t(`common:project.type.${type}`)}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('projects:filter.area')}
        value={filter.area}
        onChange={(area) => onChange({ ...filter, area: area || undefined })}
      >
        {choices.areas.map(({ slug, name }) => (
          <option key={slug} value={slug}>
            {name}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('projects:filter.price')}
        value={filter.price}
        onChange={(price) => onChange({ ...filter, price: numberOf(price) })}
      >
        {choices.prices.map((price) => (
          <option key={price} value={price}>
            {t('projects:filter.upTo', { price: formatMoney(price, language) })}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('projects:filter.deadline')}
        value={filter.deadline}
        onChange={(deadline) => onChange({ ...filter, deadline: numberOf(deadline) })}
      >
        {choices.deadlines.map((year) => (
          <option key={year} value={year}>
            {t('projects:filter.by', { year })}
          </option>
        ))}
      </Choice>
      {choices.hasSold && (
        <label className={styles.check}>
          <input
            type="checkbox"
            checked={filter.available ?? false}
            onChange={({ target }) =>
              onChange({ ...filter, available: target.checked || undefined })
            }
          />
          {t('projects:filter.available')}
        </label>
      )}
      <p className={styles.count}>
        <span role="status">{t('projects:filter.count', { count })}</span>
        {isSet && (
          <Button look="quiet" onClick={() => onChange({})}>
            {t('projects:filter.reset')}
          </Button>
        )}
      </p>
    </form>
  );
}

interface ChoiceProps {
  label: string;
  value: string | number | undefined;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, value, onChange, children }: ChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
        <option value="">{t('projects:filter.any')}</option>
        {children}
      </select>
    </div>
  );
}

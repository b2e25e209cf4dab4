import { useId, type ReactNode } from 'react';
import {
  filterProjects,
  PROJECT_SORTS,
  type Filterable,
  type ProjectChoices,
  type ProjectFilter,
  type ProjectSort,
} from '../../domain/project-filter';
import { formatMoney } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Button } from '../../ui/button/button';
import * as styles from './project-filter.module.css';

interface ProjectFilterFormProps {
  filter: ProjectFilter;
  choices: ProjectChoices;
  /** All projects, to count what a choice would leave. */
  projects: readonly Filterable[];
  onChange: (filter: ProjectFilter) => void;
}

/** Choices that narrow a list of projects. Needs JavaScript; without it the list is whole. */
export function ProjectFilterForm({ filter, choices, projects, onChange }: ProjectFilterFormProps) {
  const { t, labelOf } = useTranslation();
  const { language } = useLocale();
  const numberOf = (value: string) => (value === '' ? undefined : Number(value));
  const isSet = Object.values(filter).some((value) => value !== undefined);
  const counted = (name: string, change: ProjectFilter) =>
    t('projects:filter.counted', {
      name,
      number: filterProjects(projects, { ...filter, ...change }).length,
    });
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
            {counted(labelOf('common:project.type', type), { type })}
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
            {counted(name, { area: slug })}
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
            {counted(t('projects:filter.upTo', { price: formatMoney(price, language) }), { price })}
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
            {counted(t('projects:filter.by', { year }), { deadline: year })}
          </option>
        ))}
      </Choice>
      <Choice
        label={t('projects:sort.label')}
        any={t('projects:sort.own')}
        value={filter.sort}
        onChange={(sort) => onChange({ ...filter, sort: (sort as ProjectSort) || undefined })}
      >
        {PROJECT_SORTS.map((sort) => (
          <option key={sort} value={sort}>
            {t(`projects:sort.${sort}`)}
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
        <span role="status">
          {t('projects:filter.count', { count: filterProjects(projects, filter).length })}
        </span>
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
  /** Name of the choice of none. */
  any?: string;
  value: string | number | undefined;
  onChange: (value: string) => void;
  children: ReactNode;
}

function Choice({ label, any, value, onChange, children }: ChoiceProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value ?? ''} onChange={({ target }) => onChange(target.value)}>
        <option value="">{any ?? t('projects:filter.any')}</option>
        {children}
      </select>
    </div>
  );
}

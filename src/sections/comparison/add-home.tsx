import { useId } from 'react';
import { useTranslation } from '../../i18n/translation';
import type { ComparedHome } from './compared-homes';
import * as styles from './comparison.module.css';

interface AddHomeProps {
  homes: readonly ComparedHome[];
  onAdd: (home: string) => void;
}

/** Adds a home of any project to the comparison. */
export function AddHome({ homes, onAdd }: AddHomeProps) {
  const { t } = useTranslation();
  const id = useId();
  const projects = [...new Map(homes.map(({ project }) => [project.slug, project.title]))];
  return (
    <div className={styles.add}>
      <label htmlFor={id}>{t('compare:add')}</label>
      <select id={id} value="" onChange={({ target }) => target.value && onAdd(target.value)}>
        <option value="">{t('compare:choose')}</option>
        {projects.map(([slug, title]) => (
          <optgroup key={slug} label={title}>
            {homes
              .filter(({ project }) => project.slug === slug)
              .map(({ text, name }) => (
                <option key={text} value={text}>
                  {name}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </div>
  );
}

import { graphql } from 'gatsby';
import { orderStages } from '../../domain/stages';
import { contentLanguage } from '../../i18n/content-language';
import { formatDate } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Facts } from '../../ui/facts/facts';
import { Section } from '../../ui/section/section';
import * as styles from './project-stages.module.css';

interface ProjectStagesProps {
  /** Name in the address. */
  id: string;
  project: Queries.ProjectStagesFragment;
}

/** The construction as a line of dated stages, with the permit and who supervises the site. */
export function ProjectStages({ id, project }: ProjectStagesProps) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  const { stages, permit, supervisor, contentLocale } = project;
  return (
    <Section id={id} title={t('project:construction')} tone="sand">
      <ol className={styles.stages}>
        {orderStages(stages).map(({ date, title, text, state }) => (
          <li key={`${date} ${title}`} data-state={state}>
            <p className={styles.state}>{t(`project:stage.${state}`)}</p>
            <time dateTime={date.slice(0, 10)}>{formatDate(date, language)}</time>
            <div lang={contentLanguage(contentLocale, locale)}>
              <h3 className={styles.title}>{title}</h3>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ol>
      <Facts
        facts={[
          { label: t('project:stage.permit'), value: permit },
          { label: t('project:stage.supervisor'), value: supervisor?.name },
        ]}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment ProjectStages on Project {
    contentLocale
    permit
    supervisor {
      name
    }
    stages {
      date
      state
      title
      text
    }
  }
`;

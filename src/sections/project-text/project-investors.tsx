import { graphql } from 'gatsby';
import { contentLanguage } from '../../i18n/content-language';
import { formatFileSize } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { buttonClass } from '../../ui/button/button';
import { ProjectText } from './project-text';

interface ProjectInvestorsProps {
  /** Name in the address. */
  id: string;
  project: Queries.ProjectInvestorsFragment;
}

/** What an investor wants to know: the text, and the presentation where there is one. */
export function ProjectInvestors({ id, project }: ProjectInvestorsProps) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  const { investorsText, presentation, contentLocale } = project;
  return (
    <ProjectText
      id={id}
      title={t('project:investors')}
      html={investorsText}
      lang={contentLanguage(contentLocale, locale)}
    >
      {presentation && (
        <p>
          <a className={buttonClass('outline')} href={presentation.publicPath} download>
            {t('project:presentation', { size: formatFileSize(presentation.size, language) })}
          </a>
        </p>
      )}
    </ProjectText>
  );
}

export const fragment = graphql`
  fragment ProjectInvestors on Project {
    contentLocale
    investorsText
    presentation {
      size
      publicPath
    }
  }
`;

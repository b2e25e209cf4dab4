import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../config/routes';
import { deadlineSeason } from '../../domain/project';
import { contentLanguage } from '../../i18n/content-language';
import { formatMoney } from '../../i18n/format';
import { LocalizedLink } from '../../i18n/localized-link';
import { useLocale } from '../../i18n/use-locale';
import { CardGrid } from '../../ui/card-grid/card-grid';
import { Picture } from '../../ui/picture/picture';

interface ProjectCardsProps {
  projects: readonly Queries.ProjectCardFragment[];
  /** Level of the cards' headings. */
  headings?: 'h2' | 'h3';
}

/** Projects to compare: area, kind, name, price, deadline. */
export function ProjectCards({ projects, headings: Heading = 'h3' }: ProjectCardsProps) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  return (
    <CardGrid>
      {projects.map((project) => {
        const deadline = project.deadline ? deadlineSeason(project.deadline) : undefined;
        return (
          <li key={project.slug}>
            <LocalizedLink to={`${ROUTES.projects}/${project.slug}`}>
              {project.image && <Picture image={project.image.gatsbyImageData} alt="" />}
              <Heading lang={contentLanguage(project.contentLocale, locale)}>
                {project.title}
              </Heading>
            </LocalizedLink>
            <p>
              {[project.area?.name, t(`common:project.type.${project.type}`)]
                .filter(Boolean)
                .join(' · ')}
              <br />
              {project.priceConstruction
                ? t('common:project.from', {
                    price: formatMoney(project.priceConstruction, language),
                  })
                : t('common:project.onRequest')}
              {deadline && ` · ${t(`common:season.${deadline.season}`, { year: deadline.year })}`}
              {project.sold && (
                <>
                  <br />
                  <strong>{t('common:project.sold')}</strong>
                </>
              )}
            </p>
          </li>
        );
      })}
    </CardGrid>
  );
}

export const fragment = graphql`
  fragment ProjectCard on Project {
    slug
    title
    contentLocale
    type
    sold
    priceConstruction
    deadline
    area {
      slug
      name
    }
    image {
      gatsbyImageData(width: 720, aspectRatio: 1.5)
    }
  }
`;

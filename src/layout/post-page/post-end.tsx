import { graphql } from 'gatsby';
import { type PostRoute, ROUTES } from '../../config/routes';
import { useTranslation } from '../../i18n/translation';
import { PostCards, type PostCard } from '../../sections/post-cards/post-cards';
import { ProjectTeaser } from '../../sections/project-teaser/project-teaser';
import { Section } from '../../ui/section/section';
import { PageEnd } from '../page-end/page-end';

interface PostEndProps {
  /** The list that the text belongs to. */
  route: PostRoute;
  /** The project it is about. */
  project: Queries.ProjectTeaserFragment | null;
  /** What is read next. */
  next: readonly PostCard[];
}

/** What follows a piece of news or an article: its project, the next texts, a call. */
export function PostEnd({ route, project, next }: PostEndProps) {
  const { t } = useTranslation();
  return (
    <>
      {project && <ProjectTeaser project={project} />}
      {next.length > 0 && (
        <Section title={t('common:related')}>
          <PostCards posts={next} listPath={ROUTES[route]} />
        </Section>
      )}
      <PageEnd />
    </>
  );
}

export const fragment = graphql`
  fragment PostEndProject on Query {
    project(slug: { eq: $project }, locale: { eq: $locale }) {
      ...ProjectTeaser
    }
  }
`;

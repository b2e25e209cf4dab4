import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '../../i18n/content-language';
import { useLocale } from '../../i18n/use-locale';
import { CardGrid } from '../../ui/card-grid/card-grid';
import { Picture } from '../../ui/picture/picture';

/** The people of the company with their positions. */
export function Team({ members }: { members: readonly Queries.TeamMemberCardFragment[] }) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  return (
    <CardGrid>
      {members.map((member) => (
        <li key={member.id} lang={contentLanguage(member.contentLocale, locale)}>
          {member.photo && <Picture image={member.photo.gatsbyImageData} alt={member.photo.alt} />}
          <h3>{member.name}</h3>
          <p lang={language}>{t(`people:position.${member.position}`)}</p>
          {member.bio && <p>{member.bio}</p>}
        </li>
      ))}
    </CardGrid>
  );
}

export const fragment = graphql`
  fragment TeamMemberCard on TeamMember {
    id
    name
    position
    bio
    contentLocale
    photo {
      alt
      gatsbyImageData(width: 480, aspectRatio: 0.8)
    }
  }
`;

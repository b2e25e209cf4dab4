import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '../../i18n/content-language';
import { useLocale } from '../../i18n/use-locale';
import { Portrait } from '../../ui/portrait/portrait';
import * as styles from './team.module.css';

/** The people of the company with their positions. */
export function Team({ members }: { members: readonly Queries.TeamMemberCardFragment[] }) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  return (
    <ul className={styles.team}>
      {members.map((member) => (
        <li
          key={member.id}
          className={styles.member}
          lang={contentLanguage(member.contentLocale, locale)}
          data-reveal=""
        >
          <Portrait name={member.name} image={member.photo} />
          <h3 className={styles.name}>{member.name}</h3>
          <p className={styles.position} lang={language}>
            {t(`people:position.${member.position}`)}
          </p>
          {member.bio && <p>{member.bio}</p>}
        </li>
      ))}
    </ul>
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

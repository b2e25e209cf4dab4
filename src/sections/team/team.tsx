import { graphql } from 'gatsby';
import { contentLanguage } from '../../i18n/content-language';
import { OriginalLanguage } from '../../i18n/original-language';
import { useLocale } from '../../i18n/use-locale';
import { Portrait } from '../../ui/portrait/portrait';
import { Position } from '../../ui/position/position';
import * as styles from './team.module.css';

/** The people of the company with their positions. */
export function Team({ members }: { members: readonly Queries.TeamMemberCardFragment[] }) {
  const { locale } = useLocale();
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
          <h3 className={styles.name}>
            {member.name}
            <small className={styles.original}>
              <OriginalLanguage contentLocale={member.contentLocale} />
            </small>
          </h3>
          <Position member={member} className={styles.position} />
          {member.bio && <p className={styles.bio}>{member.bio}</p>}
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
    role
    bio
    contentLocale
    photo {
      alt
      gatsbyImageData(width: 480, aspectRatio: 0.8)
    }
  }
`;

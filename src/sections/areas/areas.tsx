import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { contentLanguage } from '../../i18n/content-language';
import { useLocale } from '../../i18n/use-locale';
import { CardGrid } from '../../ui/card-grid/card-grid';
import { Facts } from '../../ui/facts/facts';
import { Picture } from '../../ui/picture/picture';
import { RichText } from '../../ui/rich-text/rich-text';

interface AreasProps {
  areas: readonly Queries.AreaTextFragment[];
  /** Whether the long text is shown below the short one. */
  full?: boolean;
}

/** The parts of the island the company builds in. */
export function Areas({ areas, full = false }: AreasProps) {
  const { t } = useTranslation();
  const { locale, language } = useLocale();
  const minutes = (count: number | null) =>
    count === null ? undefined : t('project:minutes.value', { count });
  return (
    <CardGrid>
      {areas.map((area) => (
        <li key={area.slug} lang={contentLanguage(area.contentLocale, locale)}>
          {area.image && <Picture image={area.image.gatsbyImageData} alt={area.image.alt} />}
          <h3>{area.name}</h3>
          {area.summary && <p>{area.summary}</p>}
          {full && area.body && <RichText html={area.body} locale={locale} />}
          <div lang={language}>
            <Facts
              facts={[
                { label: t('project:minutes.beach'), value: minutes(area.beachMinutes) },
                { label: t('project:minutes.airport'), value: minutes(area.airportMinutes) },
                { label: t('project:minutes.school'), value: minutes(area.schoolMinutes) },
              ]}
            />
          </div>
        </li>
      ))}
    </CardGrid>
  );
}

export const fragment = graphql`
  fragment AreaText on Area {
    slug
    name
    summary
    body
    contentLocale
    beachMinutes
    airportMinutes
    schoolMinutes
    image {
      alt
      gatsbyImageData(width: 720, aspectRatio: 1.5)
    }
  }
`;

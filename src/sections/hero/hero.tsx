import { graphql } from 'gatsby';
import { REQUEST_ANCHOR, ROUTES } from '../../config/routes';
import { contentLanguage } from '../../i18n/content-language';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { PreloadImage } from '../../seo/preload-image';
import { buttonClass } from '../../ui/button/button';
import { ResponsiveImage } from '../../ui/responsive-image/responsive-image';
import * as styles from './hero.module.css';

export interface HeroFact {
  label: string;
  value?: string;
}

interface HeroProps {
  /** Texts of the editors; the site's own name stands in for missing ones. */
  page: Queries.HeroFragment | null;
  title: string;
  /** Small type at the lower edge; those without a value are left out. */
  facts: readonly HeroFact[];
}

/** On a phone the picture stands above the words; elsewhere it covers the screen, whose shape the crop has. */
const MEDIA = {
  square: '(max-width: 767.98px)',
  upright: '(min-width: 768px) and (orientation: portrait)',
  wide: '(min-width: 768px) and (orientation: landscape)',
} as const;
const CROPS = ['square', 'upright'] as const;
const SIZES = '100vw';

/** The first screen of the home page. */
export function Hero({ page, title, facts }: HeroProps) {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const image = page?.image;
  const given = facts.filter(({ value }) => value);
  return (
    <div className={styles.hero}>
      {image && (
        <ResponsiveImage
          className={styles.picture}
          image={image.wide}
          crops={CROPS.map((crop) => ({ media: MEDIA[crop], image: image[crop] }))}
          alt={image.alt}
          sizes={SIZES}
          loading="eager"
        />
      )}
      <div className={styles.shade}>
        <div className={styles.inner}>
          <div lang={page ? contentLanguage(page.contentLocale, locale) : undefined}>
            <h1 className={styles.title}>{title}</h1>
            {page?.lead && <p className={styles.lead}>{page.lead}</p>}
          </div>
          <p className={styles.actions}>
            <LocalizedLink to={ROUTES.projects} className={buttonClass()}>
              {t('home:hero.projects')}
            </LocalizedLink>
            <a href={REQUEST_ANCHOR} className={`${buttonClass('outline')} ${styles.viewing}`}>
              {t('common:request.viewing')}
            </a>
          </p>
          <div className={styles.foot}>
            {given.length > 0 && (
              <dl className={styles.facts}>
                {given.map(({ label, value }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{value}</dd>
                  </div>
                ))}
              </dl>
            )}
            {image?.isVisualisation && (
              <p className={styles.caption}>{t('common:visualisation')}</p>
            )}
          </div>
        </div>
      </div>
    </div>
  );
}

/** Rendered into the page's head, so that the photograph is requested first. */
export function HeroPreload({ page }: { page: Queries.HeroFragment | null }) {
  if (!page?.image) return null;
  const { image } = page;
  return (
    <>
      {([...CROPS, 'wide'] as const).map((crop) => (
        <PreloadImage key={crop} image={image[crop]} sizes={SIZES} media={MEDIA[crop]} />
      ))}
    </>
  );
}

export const fragment = graphql`
  fragment Hero on Page {
    title
    lead
    contentLocale
    image {
      alt
      isVisualisation
      wide: gatsbyImageData(width: 2880, aspectRatio: 1.78)
      upright: gatsbyImageData(width: 1080, aspectRatio: 0.667)
      square: gatsbyImageData(width: 900, aspectRatio: 1)
    }
  }
`;

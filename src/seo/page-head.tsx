import { FEED_PATH } from '../config/routes';
import { SHARE_IMAGE } from '../config/site';
import { useSiteSettings } from '../hooks/use-site-settings';
import { useSiteUrl } from '../hooks/use-site-url';
import { LOCALE_CODES, LOCALES } from '../i18n/locales';
import { localeOfPath, localizePath } from '../i18n/paths';
import { documentTitle } from './document-title';
import type { PageContext } from './page-context';

interface PageHeadProps {
  page: PageContext;
  title: string;
  /** Wordings of the document's title, the best first; the title alone by default. */
  wordings?: readonly string[];
  /** Plain text; defaults to the company's. */
  description?: string | null;
  /** Path of the share picture on this site; defaults to the company's. */
  sharePath?: string | null;
  /** What the share picture shows. */
  shareAlt?: string | null;
  /** Open Graph type. */
  type?: 'website' | 'article';
  /** ISO 8601; of an article. */
  published?: string;
  /** ISO 8601; of an article. */
  modified?: string | null;
}

/** What search engines may do with a page: large pictures are for results and Discover. */
const ROBOTS = { shown: ['max-image-preview', 'large'].join(':'), hidden: 'noindex' };

/** Title, canonical URL, hreflang and Open Graph metadata of a page. */
export function PageHead(props: PageHeadProps) {
  const { page, title, wordings = [title], description, type = 'website' } = props;
  const { published, modified } = props;
  const siteUrl = useSiteUrl();
  const settings = useSiteSettings(page.locale);
  const company = settings?.companyName;
  const summary = description || settings?.tagline;
  const image = props.sharePath || settings?.shareImage?.sharePath;
  const alt = props.sharePath ? props.shareAlt : settings?.shareImage?.alt;
  // The text may be a fallback in another language, which its original's address tells.
  const textLocale = localeOfPath(page.canonicalPath);
  return (
    <>
      <title>{documentTitle(wordings, company)}</title>
      {summary && <meta name="description" content={summary} />}
      <meta name="robots" content={page.noindex ? ROBOTS.hidden : ROBOTS.shown} />
      {!page.noindex && <link rel="canonical" href={siteUrl + page.canonicalPath} />}
      {page.alternates.map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={siteUrl + path} />
      ))}
      {!page.noindex && (
        <link
          rel="alternate"
          type="application/rss+xml"
          title={company}
          href={siteUrl + localizePath(FEED_PATH, page.locale)}
        />
      )}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:url" content={siteUrl + page.canonicalPath} />
      {company && <meta property="og:site_name" content={company} />}
      <meta property="og:locale" content={LOCALES[textLocale].ogLocale} />
      {LOCALE_CODES.filter((code) => code !== textLocale && isTranslated(page, code)).map(
        (code) => (
          <meta key={code} property="og:locale:alternate" content={LOCALES[code].ogLocale} />
        ),
      )}
      {image && <meta property="og:image" content={siteUrl + image} />}
      {image && <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />}
      {image && <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />}
      {image && alt && <meta property="og:image:alt" content={alt} />}
      {published && <meta property="article:published_time" content={published} />}
      {modified && <meta property="article:modified_time" content={modified} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

const isTranslated = (page: PageContext, code: (typeof LOCALE_CODES)[number]) =>
  page.alternates.some(({ hreflang }) => hreflang === LOCALES[code].language);

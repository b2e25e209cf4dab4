import { SHARE_IMAGE } from '../config/site';
import { useSiteSettings } from '../hooks/use-site-settings';
import { useSiteUrl } from '../hooks/use-site-url';
import { LOCALE_CODES, LOCALES } from '../i18n/locales';
import type { PageContext } from './page-context';

interface PageHeadProps {
  page: PageContext;
  title: string;
  /** Plain text; the company's own stands in for a missing one. */
  description?: string | null;
  /** Path of the share picture on this site; the company's own stands in for a missing one. */
  sharePath?: string | null;
  /** Open Graph type. */
  type?: 'website' | 'article';
}

/** Everything a page says about itself to browsers, search engines and messengers. */
export function PageHead({ page, title, description, sharePath, type = 'website' }: PageHeadProps) {
  const siteUrl = useSiteUrl();
  const settings = useSiteSettings(page.locale);
  const company = settings?.companyName;
  const fullTitle = company && !title.includes(company) ? `${title} — ${company}` : title;
  const summary = description || settings?.tagline;
  const image = sharePath || settings?.shareImage?.sharePath;
  return (
    <>
      <title>{fullTitle}</title>
      {summary && <meta name="description" content={summary} />}
      {page.noindex && <meta name="robots" content="noindex" />}
      {!page.noindex && <link rel="canonical" href={siteUrl + page.canonicalPath} />}
      {page.alternates.map(({ hreflang, path }) => (
        <link key={hreflang} rel="alternate" hrefLang={hreflang} href={siteUrl + path} />
      ))}
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:url" content={siteUrl + page.canonicalPath} />
      {company && <meta property="og:site_name" content={company} />}
      <meta property="og:locale" content={LOCALES[page.locale].ogLocale} />
      {LOCALE_CODES.filter((code) => isAlternate(page, code)).map((code) => (
        <meta key={code} property="og:locale:alternate" content={LOCALES[code].ogLocale} />
      ))}
      {image && <meta property="og:image" content={siteUrl + image} />}
      {image && <meta property="og:image:width" content={String(SHARE_IMAGE.width)} />}
      {image && <meta property="og:image:height" content={String(SHARE_IMAGE.height)} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
    </>
  );
}

function isAlternate(page: PageContext, code: (typeof LOCALE_CODES)[number]): boolean {
  return (
    code !== page.locale &&
    page.alternates.some(({ hreflang }) => hreflang === LOCALES[code].language)
  );
}

import { ROUTES } from '../config/routes';
import { redirectKey, type RedirectTable } from '../domain/redirects';
import { isSaleExpired } from '../domain/sale';
import { followRedirects } from '../i18n/follow-redirects';
import { splitLocale } from '../i18n/paths';
import { isMissingPage } from './redirects';

/** Settings of the popup's button. */
export interface PromoLink {
  itemId: string;
  /** URL of the settings in the admin. */
  editAddress: string;
  promoEnabled: boolean;
  promoLink: string | null;
}

interface Surroundings {
  /** Every page of the site. */
  pagePaths: Iterable<string>;
  redirects: RedirectTable;
  sales: ReadonlyArray<{ slug: string; validUntil: string }>;
  /** Today at the office, ISO 8601. */
  today: string;
}

/**
 * Checks the popup's button for a broken link: to a missing page or an offer that has ended.
 *
 * @returns a warning for the editors; undefined if the link is fine or the popup is switched off
 */
export function promoLinkWarning(
  { itemId, editAddress, promoEnabled, promoLink }: PromoLink,
  { pagePaths, redirects, sales, today }: Surroundings,
): string | undefined {
  if (!promoEnabled || !promoLink) return undefined;
  const where = `SiteSettings ${itemId} (${editAddress}): promoLink:`;
  const target = followRedirects(promoLink, redirects);
  const pages = new Set([...pagePaths].map(redirectKey));
  if (isMissingPage(target, pages)) return `${where} there is no page at ${promoLink}.`;
  const [pathname = ''] = target.split(/[?#]/);
  const { path } = splitLocale(pathname);
  const sale = sales.find(({ slug }) => path === `${ROUTES.sales}/${slug}`);
  if (!sale || !isSaleExpired(sale.validUntil, today)) return undefined;
  return `${where} the offer at ${promoLink} ended on ${sale.validUntil.slice(0, 10)}.`;
}

import { useSite } from './use-site';

/** Origin of the public site, no trailing slash. */
export function useSiteUrl(): string {
  return useSite().site?.siteMetadata?.siteUrl ?? '';
}

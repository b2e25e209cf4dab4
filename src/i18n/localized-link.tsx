import { Link, type GatsbyLinkProps } from 'gatsby';
import { localizePath } from './paths';
import { useLocale } from './use-locale';

type LocalizedLinkProps = Omit<GatsbyLinkProps<unknown>, 'to' | 'ref'> & {
  /** Path on this site, without a locale prefix. */
  to: string;
};

/** A link to a page in the locale that is being shown. */
export function LocalizedLink({ to, ...props }: LocalizedLinkProps) {
  const { locale } = useLocale();
  return <Link to={localizePath(to, locale)} {...props} />;
}

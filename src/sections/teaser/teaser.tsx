import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTES } from '../../config/routes';
import { LocalizedLink } from '../../i18n/localized-link';
import { moreLinkClass } from '../../ui/more-link/more-link';
import { Section } from '../../ui/section/section';

/** Pages that have a link text of their own for “all of it”. */
type TeasedRoute = 'projects' | 'sales' | 'news' | 'articles' | 'about' | 'whyIsland';

interface TeaserProps {
  name: string;
  /** Whether there is anything to show. */
  show: boolean;
  /** The page with all of it. */
  route?: TeasedRoute;
  children: ReactNode;
}

/** A part of the home page that shows some of what another page shows in full. */
export function Teaser({ name, show, route, children }: TeaserProps) {
  const { t } = useTranslation();
  if (!show) return null;
  const aside = route && (
    <LocalizedLink to={ROUTES[route]} className={moreLinkClass}>
      {t(`common:more.${route}`)}
    </LocalizedLink>
  );
  return (
    <Section title={name} aside={aside}>
      {children}
    </Section>
  );
}

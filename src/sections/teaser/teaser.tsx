import type { ReactNode } from 'react';
import { ROUTES } from '../../config/routes';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { moreLinkClass } from '../../ui/more-link/more-link';
import { Section } from '../../ui/section/section';

/** Pages that have a link text of their own for “all of it”. */
type TeasedRoute = 'projects' | 'sales' | 'news' | 'articles' | 'about' | 'whyIsland';

/** Parts of the home page that have a name of their own. */
export const TEASERS = [
  'projects',
  'areas',
  'whyIsland',
  'sales',
  'team',
  'news',
  'articles',
] as const;

interface TeaserProps {
  name: (typeof TEASERS)[number];
  /** The page with all of it. */
  route?: TeasedRoute;
  children: ReactNode;
}

/** A part of the home page that shows some of what another page shows in full. */
export function Teaser({ name, route, children }: TeaserProps) {
  const { t } = useTranslation();
  const aside = route && (
    <LocalizedLink to={ROUTES[route]} className={moreLinkClass}>
      {t(`common:more.${route}`)}
    </LocalizedLink>
  );
  return (
    <Section title={t(`home:teaser.${name}`)} aside={aside}>
      {children}
    </Section>
  );
}

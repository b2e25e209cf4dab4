import { graphql } from 'gatsby';
import { useEffect, useMemo, useRef } from 'react';
import { REQUEST_PATH, ROUTES } from '../../config/routes';
import { COMPARED_AT_MOST, readComparison, writeComparison } from '../../domain/comparison';
import { useCompared } from '../../features/compare/compare-store';
import { RequestLink } from '../../features/lead-form/request-link';
import { LocalizedLink } from '../../i18n/localized-link';
import { useTranslation } from '../../i18n/translation';
import { buttonClass } from '../../ui/button/button';
import { track } from '../../utils/data-layer';
import { AddHome } from './add-home';
import { comparedHomes } from './compared-homes';
import { ComparisonTable } from './comparison-table';
import * as styles from './comparison.module.css';
import { suggestedHomes } from './suggested-homes';
import { Suggestions } from './suggestions';

interface ComparisonProps {
  projects: readonly Queries.ComparedProjectFragment[];
  /** ISO 8601 date of the build, at the office. */
  today: string;
}

/** Homes that are suggested: two rows on a wide screen. */
const SUGGESTED = 6;

/** Homes side by side: those of the address, else those chosen on other pages. */
export function Comparison({ projects, today }: ComparisonProps) {
  const { t, labelOf } = useTranslation();
  const { homes: chosen, choose, toggle } = useCompared();
  const state = useRef<HTMLParagraphElement>(null);
  const all = useMemo(() => comparedHomes(projects, labelOf), [projects, labelOf]);
  useEffect(() => {
    const read = () => {
      const asked = readComparison(window.location.search);
      if (asked.length === 0) useCompared.getState().restore();
      const wanted = asked.length > 0 ? asked : useCompared.getState().homes;
      choose(wanted.filter((text) => all.some((home) => home.text === text)));
    };
    read();
    window.addEventListener('popstate', read);
    return () => window.removeEventListener('popstate', read);
  }, [choose, all]);
  useEffect(() => track('compare_view', { homes: useCompared.getState().homes.length }), []);
  const homes = chosen.flatMap((text) => all.find((home) => home.text === text) ?? []);
  const change = (home: string) => {
    toggle(home);
    const address = window.location.pathname + writeComparison(useCompared.getState().homes);
    window.history.replaceState(window.history.state, '', address);
  };
  const suggested = homes.length < 2 ? suggestedHomes(all, homes, SUGGESTED) : [];
  const addSuggested = (home: string) => {
    change(home);
    // The pressed button goes away; what has become of it stands above.
    state.current?.focus();
  };
  const names = homes.map(({ project, name }) => `${project.title}, ${name}`).join('; ');
  return (
    <>
      <noscript>
        <p>{t('compare:noScript')}</p>
      </noscript>
      {homes.length === 0 && (
        <ol className={styles.steps}>
          <li>{t('compare:steps.add')}</li>
          <li>{t('compare:steps.read')}</li>
          <li>{t('compare:steps.send')}</li>
        </ol>
      )}
      <p role="status" ref={state} tabIndex={-1} className={styles.state}>
        {homes.length === 1 && t('compare:one')}
        {homes.length === COMPARED_AT_MOST && t('compare:full')}
      </p>
      {homes.length > 0 && <ComparisonTable homes={homes} today={today} onRemove={change} />}
      {suggested.length > 0 && (
        <Suggestions
          title={t(homes.length === 0 ? 'compare:begin' : 'compare:close')}
          homes={suggested}
          onAdd={addSuggested}
        />
      )}
      <div className={styles.ways} data-print="none">
        {homes.length < COMPARED_AT_MOST && (
          <AddHome homes={all.filter(({ text }) => !chosen.includes(text))} onAdd={change} />
        )}
        {homes.length > 0 ? (
          <RequestLink
            to={REQUEST_PATH}
            title={t('compare:ask')}
            request={{ kinds: ['meeting', 'consultation'], message: names }}
            className={buttonClass()}
          >
            {t('compare:ask')}
          </RequestLink>
        ) : (
          <LocalizedLink to={ROUTES.projects} className={buttonClass('outline')}>
            {t('compare:projects')}
          </LocalizedLink>
        )}
      </div>
    </>
  );
}

export const fragment = graphql`
  fragment ComparedProject on Project {
    slug
    title
    deadline
    leaseUntil
    area {
      name
      beachMinutes
    }
    homes {
      number
      unit
      status
    }
    units {
      name
      kind
      bedrooms
      floors
      landArea
      livingArea
      kitchenArea
      bathroomArea
      bedroomArea
      priceConstruction
      priceCompleted
      runningCosts
      sold
      plan {
        gatsbyImageData(width: 480, backgroundColor: "transparent")
      }
    }
    forecast {
      scenario
      costPerDay
      occupancy
      managementFee
      tax
    }
  }
`;

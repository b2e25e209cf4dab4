import { graphql } from 'gatsby';
import { formatDate } from '../../i18n/format';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import type { Language } from '../../i18n/locales';
import { Facts } from '../../ui/facts/facts';
import { Section } from '../../ui/section/section';

interface EventFactsProps {
  event: Queries.EventFactsFragment;
  /** Language of the place where it is not the page's. */
  lang?: Language;
}

/** When and where the event of a piece of news takes place; nothing where the news is of none. */
export function EventFacts({ event, lang }: EventFactsProps) {
  const { t } = useTranslation();
  const { language } = useLocale();
  const { eventStart, eventEnd, eventPlace } = event;
  if (!eventStart || !eventPlace) return null;
  const days = [eventStart, ...(eventEnd && eventEnd > eventStart ? [eventEnd] : [])];
  return (
    <Section flush label={t('common:event.label')}>
      <Facts
        facts={[
          {
            label: t('common:event.when'),
            value: days.map((day) => formatDate(day, language)).join(' – '),
          },
          { label: t('common:event.where'), value: <span lang={lang}>{eventPlace}</span> },
        ]}
      />
    </Section>
  );
}

export const fragment = graphql`
  fragment EventFacts on News {
    eventStart
    eventEnd
    eventPlace
  }
`;

import { hasCoordinates } from '../../domain/geo';
import { MapBlock } from '../../features/map/map-block';
import { useMapContent } from '../../hooks/use-map-content';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { useTranslation } from '../../i18n/translation';
import { useLocale } from '../../i18n/use-locale';
import { Facts } from '../../ui/facts/facts';
import { Section } from '../../ui/section/section';

/** The company's office on the map; nothing while the editors have not given its coordinates. */
export function OfficeMap() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const settings = useSiteSettings(locale);
  const { landmarks } = useMapContent(locale);
  if (!settings || !hasCoordinates(settings)) return null;
  const { companyName, latitude, longitude, address, directions, openingHours } = settings;
  const place = { name: companyName, latitude, longitude };
  return (
    <Section id="map" title={t('map:office')}>
      <MapBlock place={place} content={{ pins: [place], regions: [], landmarks }}>
        <Facts
          facts={[
            { label: t('common:contact.address'), value: address },
            { label: t('map:directions'), value: directions },
            { label: t('common:contact.hours'), value: openingHours },
          ]}
        />
      </MapBlock>
    </Section>
  );
}

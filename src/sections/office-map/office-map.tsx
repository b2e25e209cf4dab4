import { useTranslation } from 'react-i18next';
import { hasCoordinates } from '../../domain/geo';
import { MapBlock } from '../../features/map/map-block';
import { useSiteSettings } from '../../hooks/use-site-settings';
import { useLocale } from '../../i18n/use-locale';
import { Facts } from '../../ui/facts/facts';
import { Section } from '../../ui/section/section';

/** The company's office on the map; nothing while the editors have not given its coordinates. */
export function OfficeMap() {
  const { t } = useTranslation();
  const { locale } = useLocale();
  const settings = useSiteSettings(locale);
  if (!settings || !hasCoordinates(settings)) return null;
  const { companyName, latitude, longitude, address, openingHours } = settings;
  return (
    <Section id="map" title={t('map:office')}>
      <MapBlock place={{ name: companyName, latitude, longitude }}>
        <Facts
          facts={[
            { label: t('common:contact.address'), value: address },
            { label: t('common:contact.hours'), value: openingHours },
          ]}
        />
      </MapBlock>
    </Section>
  );
}

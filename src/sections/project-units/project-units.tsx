import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber } from '../../i18n/format';
import { useLocale } from '../../i18n/use-locale';
import { type Column, DataTable } from '../../ui/data-table/data-table';

const NONE = '—';

/** The types of villas or apartments of a project, one a row; nothing where there are none. */
export function ProjectUnits({ units }: { units: readonly Queries.ProjectUnitRowFragment[] }) {
  const { t } = useTranslation();
  const { language } = useLocale();
  if (units.length === 0) return null;
  const number = (value: number | null) => (value ? formatNumber(value, language) : NONE);
  const columns: Array<Column<Queries.ProjectUnitRowFragment>> = [
    { label: t('project:unit.bedrooms'), value: (unit) => number(unit.bedrooms) },
    { label: t('project:unit.floors'), value: (unit) => number(unit.floors) },
    { label: t('project:unit.land'), value: (unit) => number(unit.landArea) },
    { label: t('project:unit.living'), value: (unit) => number(unit.livingArea) },
    { label: t('project:unit.kitchen'), value: (unit) => number(unit.kitchenArea) },
    { label: t('project:unit.bathroom'), value: (unit) => number(unit.bathroomArea) },
    { label: t('project:unit.bedroom'), value: (unit) => number(unit.bedroomArea) },
    {
      label: t('project:unit.price'),
      value: (unit) =>
        unit.priceConstruction
          ? formatMoney(unit.priceConstruction, language)
          : t('common:project.onRequest'),
    },
    {
      label: t('project:unit.status'),
      value: (unit) => t(unit.sold ? 'project:unit.sold' : 'project:unit.available'),
    },
  ];
  return (
    <section id="apartments">
      <h2>{t('project:apartments')}</h2>
      <DataTable
        label={t('project:apartments')}
        caption={t('project:unit.caption')}
        head={{
          label: t('project:unit.name'),
          value: (unit) => `${t(`project:unit.kind.${unit.kind}`)} ${unit.name}`,
        }}
        columns={columns}
        rows={units}
        rowKey={(unit) => unit.name}
      />
    </section>
  );
}

export const fragment = graphql`
  fragment ProjectUnitRow on ProjectUnit {
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
    sold
  }
`;

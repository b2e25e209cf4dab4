import { screen } from '@testing-library/react';
import { buildSchema, parse, validate } from 'gatsby/graphql';
import { typeConfigs } from '../../plugins/gatsby-source-directus/src/schema/types';
import type { ImageContext } from '../../plugins/gatsby-source-directus/src/media/image-data';
import { COLLECTIONS } from '../../cms/schema';
import { CONTENT_MODEL } from '../../src/config/content-model';
import { ProjectUnits } from '../../src/sections/project-units/project-units';
import { textOf } from '../support/source-files';
import { renderIn } from '../support/render';

// Run in a copy that has the field `floor`: see recipes.integration.test.ts.

const NOTE = 'Floor it is on, 0 for the ground floor.';

const configs = typeConfigs({ types: CONTENT_MODEL, url: 'https://cms.example.com' }, {
  pathPrefix: '',
  emitter: {},
} as ImageContext);

const unit = (floor: number | null) =>
  ({
    name: `A${floor}`,
    kind: 'apartment',
    bedrooms: null,
    floors: null,
    landArea: null,
    livingArea: null,
    kitchenArea: null,
    bathroomArea: null,
    bedroomArea: null,
    priceConstruction: 100,
    priceCompleted: null,
    sold: false,
    rooms: [],
    plan: null,
    floor,
  }) as Queries.ProjectUnitRowFragment;

const PROJECT = { slug: 'teak-house', title: 'Teak House', homes: [], sitePlan: null };

it('is a column of the CMS under its labels, with its note', () => {
  const units = COLLECTIONS.find(({ collection }) => collection === 'project_units');
  expect(units?.fields.find(({ field }) => field === 'floor')).toMatchObject({
    type: 'integer',
    meta: {
      note: '$t:0 for the ground floor.',
      translations: [
        { language: 'ru-RU', translation: 'Этаж' },
        { language: 'uk-UA', translation: 'Поверх' },
      ],
      // The ground floor can be entered.
      options: { min: 0 },
    },
    schema: { is_nullable: true },
  });
});

it('is a field of the node type, with the same sentence', () => {
  const { fields } = configs.find(({ name }) => name === 'ProjectUnit') ?? {};
  expect(fields?.floor).toMatchObject({ type: 'Int', description: NOTE });
});

it('is asked for by the fragment of the rows, which fits the node types', () => {
  const sdl = configs.map(({ name, fields }) => {
    const lines = Object.entries(fields).map(([field, { type, args }]) => {
      const given = Object.entries(args ?? {}).map(([key, value]) => `${key}: ${value.type}`);
      return `${field}${given.length > 0 ? `(${given.join(', ')})` : ''}: ${type}`;
    });
    return `type ${name} { ${lines.join('\n')} }`;
  });
  const known = new Set(configs.map(({ name }) => name));
  const text = sdl.join('\n');
  const named = [...text.matchAll(/: \[?(\w+)/g)].map(([, type = '']) => type);
  const builtIn = ['String', 'Int', 'Float', 'Boolean', 'ID'];
  const scalars = [...new Set(named)].filter((type) => !known.has(type) && !builtIn.includes(type));
  const schema = buildSchema(
    `${scalars.map((type) => `scalar ${type}`).join('\n')}\n${text}\ntype Query { unit: ProjectUnit }`,
  );
  const [, fragment = ''] =
    /graphql`([^`]*)`/.exec(textOf('src/sections/project-units/project-units.tsx')) ?? [];
  const document = parse(`${fragment} query { unit { ...ProjectUnitRow } }`);
  expect(validate(schema, document)).toEqual([]);
  expect(JSON.stringify(document)).toContain('"value":"floor"');
});

it.each([
  ['en', 'Floor'],
  ['ru', 'Этаж'],
  ['ua', 'Поверх'],
] as const)('stands among the figures in %s, the ground floor too', (locale, label) => {
  renderIn(
    locale,
    <ProjectUnits id="apartments" project={PROJECT} units={[unit(0), unit(null)]} />,
  );
  const found = screen.getAllByText(label);
  expect(found.map((term) => term.nextSibling?.textContent)).toEqual(['0']);
});

it('is no figure where it is not known of any', () => {
  renderIn('en', <ProjectUnits id="apartments" project={PROJECT} units={[unit(null)]} />);
  expect(screen.queryByText('Floor')).not.toBeInTheDocument();
});

import {
  ADDRESS,
  BODY,
  FLOORS,
  HEADLINE,
  IMAGE,
  LAND_AREA,
  LATITUDE,
  LONGITUDE,
  MAIN_TEXT,
  NAME,
  PROJECT,
  SEO,
  SOLD,
  SUMMARY,
  TITLE,
  prices,
} from './shared';
import { choice, type ContentType } from './types';

const PERCENT = '(?:100|\\d{1,2}(?:\\.\\d{1,2})?)';

/** Three corners or more, each as two percentages with a comma between. */
const OUTLINE = `^${PERCENT},${PERCENT}(?: ${PERCENT},${PERCENT}){2,31}$`;

export const AREA = {
  name: 'Area',
  collection: 'areas',
  description: 'A part of the island we build in.',
  note: 'Parts of the island we build in',
  label: { ru: 'Районы', uk: 'Райони' },
  translated: true,
  draftable: true,
  slugged: true,
  sort: ['sort', 'slug'],
  fields: {
    image: { ...IMAGE, description: 'What the area looks like.' },
    beachMinutes: {
      type: 'Int',
      label: { ru: 'Минут до пляжа', uk: 'Хвилин до пляжу' },
      description: 'Minutes by car to the nearest beach.',
    },
    airportMinutes: {
      type: 'Int',
      label: { ru: 'Минут до аэропорта', uk: 'Хвилин до аеропорту' },
      description: 'Minutes by car to the airport.',
    },
    schoolMinutes: {
      type: 'Int',
      label: { ru: 'Минут до школы', uk: 'Хвилин до школи' },
      description: 'Minutes by car to the nearest international school.',
    },
    latitude: LATITUDE,
    longitude: LONGITUDE,
    projects: {
      type: 'Children',
      of: 'Project',
      by: 'area',
      label: { ru: 'Проекты', uk: 'Проєкти' },
      description: 'Published projects in this area, in the order of the projects.',
    },
    name: { ...NAME, translated: true, description: 'Its name.', note: null },
    summary: SUMMARY,
    body: MAIN_TEXT,
    ...SEO,
  },
} as const satisfies ContentType;

export const PROJECT_TYPE = {
  name: 'Project',
  collection: 'projects',
  description: 'A complex of villas or apartments, in one locale.',
  note: 'Complexes of villas and apartments',
  label: { ru: 'Проекты', uk: 'Проєкти' },
  translated: true,
  draftable: true,
  scheduled: true,
  slugged: true,
  sort: ['sort', 'slug'],
  fields: {
    area: {
      type: 'Reference',
      to: 'Area',
      label: { ru: 'Район', uk: 'Район' },
      description: 'Where it stands.',
    },
    type: {
      ...choice(
        { villas: 'Villas', apartments: 'Apartments', one_room_apartments: 'One-room apartments' },
        { ru: 'Тип', uk: 'Тип' },
      ),
      note: 'What the complex consists of.',
    },
    ...prices(
      'Lowest price of what is not sold',
      'Counts only while no type below has a price: else the site shows the lowest of what is not sold.',
    ),
    deadline: {
      type: 'Date',
      label: { ru: 'Сдача', uk: 'Здача' },
      description: 'Planned day of hand-over.',
    },
    landArea: { ...LAND_AREA, description: 'Whole plot, square metres.' },
    floors: FLOORS,
    sold: {
      ...SOLD,
      checkbox: 'Everything is sold',
      description: 'Whether everything is sold.',
    },
    pricesIncludeTaxes: {
      type: 'Boolean',
      required: true,
      label: { ru: 'Цены с налогами', uk: 'Ціни з податками' },
      checkbox: 'Prices include taxes',
      description: 'Whether the prices include taxes.',
      note: null,
    },
    latitude: LATITUDE,
    longitude: LONGITUDE,
    image: { ...IMAGE, description: 'Cover picture, not repeated in the gallery.' },
    shareImage: {
      type: 'Image',
      label: { ru: 'Картинка для соцсетей', uk: 'Зображення для соцмереж' },
      description:
        'Picture beside shared links, 1200 × 630. Empty: made of cover, name, area and price.',
    },
    presentation: {
      type: 'File',
      label: { ru: 'Презентация', uk: 'Презентація' },
      description: 'Catalogue, a PDF.',
    },
    gallery: {
      type: 'Images',
      junction: { file: 'directus_files_id' },
      label: { ru: 'Галерея', uk: 'Галерея' },
      description: 'Album, in the order of the editors, the cover not among them.',
      note: 'Drag to order. Give each picture its description in the file library.',
    },
    leaseUntil: {
      type: 'Date',
      label: { ru: 'Земля в аренде до', uk: 'Земля в оренді до' },
      description: 'Last day of the lease of the land. Empty: none, or not agreed.',
    },
    paymentStages: {
      type: 'List',
      label: { ru: 'Этапы оплаты', uk: 'Етапи оплати' },
      description: 'What is paid when, in the order of the payments; 100 percent together.',
      item: {
        name: 'PaymentStage',
        description: 'A part of the price and what it is paid at.',
        fields: {
          stage: {
            type: 'String',
            required: true,
            choices: {
              signing: 'Signing',
              foundations: 'Foundations',
              roof: 'Roof',
              finishing: 'Finishing',
              handover: 'Hand-over',
            },
            description: 'What it is paid at.',
          },
          share: { type: 'Float', required: true, description: 'Percent of the price.' },
          date: { type: 'Date', description: 'Planned day. Empty: the day of the contract.' },
        },
      },
    },
    units: {
      type: 'Children',
      of: 'ProjectUnit',
      by: 'project',
      label: { ru: 'Типы жилья', uk: 'Типи житла' },
      description: 'Types of villas or apartments with their areas and prices.',
    },
    sitePlan: {
      type: 'Image',
      label: { ru: 'План участка', uk: 'План ділянки' },
      description: 'Plan of the whole complex, on which its homes are picked.',
      note: 'A picture or an SVG without words. It is shown once the homes below have outlines.',
    },
    homes: {
      type: 'List',
      label: { ru: 'Дома на плане', uk: 'Будинки на плані' },
      description: 'Every home with its place on the site plan.',
      note: 'One entry for each home. What is left is counted from them.',
      item: {
        name: 'ProjectHome',
        description: 'A villa or an apartment on the site plan.',
        fields: {
          number: { type: 'String', required: true, description: 'Its number in the complex.' },
          unit: { type: 'String', required: true, description: 'Name of its type, such as B2.' },
          status: {
            type: 'String',
            required: true,
            choices: { available: 'Available', reserved: 'Reserved', sold: 'Sold' },
            description: 'Whether it can be bought.',
          },
          outline: {
            type: 'String',
            required: true,
            pattern: OUTLINE,
            description:
              'Corners on the plan in percent of its width and height: 10,20 30,20 30,45 10,45.',
          },
        },
      },
    },
    forecast: {
      type: 'Children',
      of: 'ForecastScenario',
      by: 'project',
      label: { ru: 'Прогноз доходности', uk: 'Прогноз дохідності' },
      description: 'Investment forecast, at most one of each scenario.',
      note: 'At most one of each scenario; of two, the site shows the first. ROI is computed.',
    },
    results: {
      type: 'List',
      label: { ru: 'Результаты аренды', uk: 'Результати оренди' },
      description:
        'What homes that are let really brought, a year each, to compare with the forecast.',
      note: 'Beside the realistic scenario: same fee, same taxes. The return is computed.',
      item: {
        name: 'ProjectResult',
        description: 'A year of letting.',
        fields: {
          from: { type: 'Date', required: true, description: 'First day of the year.' },
          to: { type: 'Date', required: true, description: 'Last day of the year.' },
          homes: { type: 'Float', required: true, description: 'Number of homes counted.' },
          costPerDay: { type: 'Float', required: true, description: 'US dollars a night.' },
          occupancy: { type: 'Float', required: true, description: 'Nights let, percent.' },
        },
      },
    },
    permit: {
      type: 'String',
      label: { ru: 'Разрешение на строительство', uk: 'Дозвіл на будівництво' },
      description: 'Number of the building permit, as on the paper. Empty: not issued yet.',
    },
    supervisor: {
      type: 'Reference',
      to: 'TeamMember',
      label: { ru: 'Отвечает за стройку', uk: 'Відповідає за будівництво' },
      description: 'Who supervises the construction.',
    },
    title: { ...TITLE, description: 'Its name.', note: null },
    summary: { ...SUMMARY, description: 'One or two sentences, for cards.' },
    address: { ...ADDRESS, description: 'Address in one line.' },
    body: { ...BODY, description: 'About the complex.' },
    locationText: {
      type: 'RichText',
      translated: true,
      label: { ru: 'Расположение', uk: 'Розташування' },
      description: 'What is around.',
    },
    stages: {
      type: 'List',
      translated: true,
      label: { ru: 'Этапы строительства', uk: 'Етапи будівництва' },
      description: 'Stages of the construction, the first one first.',
      note: 'The first one that is not done is marked as the next.',
      item: {
        name: 'ConstructionStage',
        description: 'A stage of the construction.',
        fields: {
          date: { type: 'Date', required: true, description: 'Day it was or will be finished.' },
          state: {
            type: 'String',
            required: true,
            choices: { done: 'Done', planned: 'Planned' },
            description: '`done` or `planned`.',
            note: null,
          },
          title: { type: 'String', required: true, description: 'What is finished then.' },
          text: { type: 'String', description: 'One sentence: what proves it, or what changed.' },
        },
      },
    },
    investorsText: {
      type: 'RichText',
      translated: true,
      label: { ru: 'Инвесторам', uk: 'Інвесторам' },
      description: 'Ownership, payment stages, management.',
    },
    ...SEO,
  },
} as const satisfies ContentType;

export const PROJECT_UNIT = {
  name: 'ProjectUnit',
  collection: 'project_units',
  description:
    'A type of villa or apartment of a project. The same in every locale: its words are ours.',
  note: 'Types of villas and apartments; edited inside their project',
  label: { ru: 'Типы жилья', uk: 'Типи житла' },
  sort: ['sort', 'name'],
  fields: {
    project: PROJECT,
    name: { ...NAME, description: 'Code of the type, the same in every language: B2.' },
    kind: choice(
      { villa: 'Villa', apartment: 'Apartment', one_room_apartment: 'One-room apartment' },
      { ru: 'Вид', uk: 'Вид' },
    ),
    bedrooms: {
      type: 'Int',
      label: { ru: 'Спален', uk: 'Спалень' },
      description: 'Number of bedrooms.',
      note: null,
    },
    floors: FLOORS,
    landArea: { ...LAND_AREA, description: 'Land, square metres. Empty for an apartment.' },
    livingArea: {
      type: 'Float',
      label: { ru: 'Жилая площадь, м²', uk: 'Житлова площа, м²' },
      description: 'Indoors in all, square metres.',
    },
    kitchenArea: {
      type: 'Float',
      label: { ru: 'Кухня, м²', uk: 'Кухня, м²' },
      description: 'Kitchen, square metres.',
    },
    bathroomArea: {
      type: 'Float',
      label: { ru: 'Ванные, м²', uk: 'Ванні, м²' },
      description: 'All bathrooms, square metres.',
    },
    bedroomArea: {
      type: 'Float',
      label: { ru: 'Спальни, м²', uk: 'Спальні, м²' },
      description: 'All bedrooms, square metres.',
    },
    ...prices('Price'),
    sold: {
      ...SOLD,
      checkbox: 'All of them are sold',
      description: 'Whether all of them are sold.',
    },
    runningCosts: {
      type: 'Int',
      label: { ru: 'Расходы на содержание в год, $', uk: 'Витрати на утримання на рік, $' },
      description: 'Electricity, water, internet, insurance and repairs, US dollars a year.',
    },
    plan: {
      type: 'Image',
      label: { ru: 'Планировка', uk: 'Планування' },
      description: 'Floor plan.',
      note: 'A picture or an SVG, rooms by number: their names stand beside it in each language.',
    },
    rooms: {
      type: 'List',
      label: { ru: 'Комнаты на плане', uk: 'Кімнати на плані' },
      description: 'The rooms of the floor plan by their numbers.',
      item: {
        name: 'UnitRoom',
        description: 'A room of the floor plan.',
        fields: {
          number: {
            type: 'String',
            required: true,
            pattern: '^[0-9]{1,2}[a-z]?$',
            description: 'Its number on the plan.',
          },
          kind: {
            type: 'String',
            required: true,
            choices: {
              living: 'Living room',
              kitchen: 'Kitchen',
              bedroom: 'Bedroom',
              bathroom: 'Bathroom',
              hall: 'Hall',
              terrace: 'Terrace',
              storage: 'Storage',
            },
            description: 'What it is.',
          },
          area: { type: 'Float', description: 'Square metres.' },
        },
      },
    },
  },
} as const satisfies ContentType;

export const FORECAST_SCENARIO = {
  name: 'ForecastScenario',
  collection: 'forecast_scenarios',
  description:
    'What a scenario of the investment forecast assumes. Revenue, income and ROI follow from it.',
  note: 'Assumptions of the investment forecast; edited inside their project',
  label: { ru: 'Сценарии прогноза', uk: 'Сценарії прогнозу' },
  sort: ['scenario'],
  fields: {
    project: PROJECT,
    scenario: choice(
      { pessimistic: 'Pessimistic', realistic: 'Realistic', optimistic: 'Optimistic' },
      { ru: 'Сценарий', uk: 'Сценарій' },
    ),
    costPerDay: {
      type: 'Float',
      required: true,
      label: { en: 'A night, $', ru: 'За ночь, $', uk: 'За ніч, $' },
      description: 'US dollars a night.',
    },
    occupancy: {
      type: 'Float',
      required: true,
      label: { en: 'Occupancy, %', ru: 'Заполняемость, %', uk: 'Заповнюваність, %' },
      description: 'Nights let, percent.',
    },
    managementFee: {
      type: 'Float',
      required: true,
      label: { ru: 'Управляющая компания, %', uk: 'Керуюча компанія, %' },
      description: 'Management company, percent of the revenue.',
    },
    tax: {
      type: 'Float',
      required: true,
      label: { ru: 'Налоги, %', uk: 'Податки, %' },
      description: 'Taxes, percent of the revenue.',
    },
  },
} as const satisfies ContentType;

export const SALE = {
  name: 'Sale',
  collection: 'sales',
  description: 'A sale offer with the projects that take part.',
  note: 'Offers with a last day',
  label: { ru: 'Акции', uk: 'Акції' },
  translated: true,
  draftable: true,
  scheduled: true,
  slugged: true,
  sort: ['valid_until', 'slug'],
  fields: {
    validUntil: {
      type: 'Date',
      required: true,
      label: { ru: 'Действует до', uk: 'Діє до' },
      description: 'Last day the offer holds.',
    },
    saving: {
      type: 'Int',
      label: { ru: 'Выгода, $', uk: 'Вигода, $' },
      description: 'What a buyer saves at most, US dollars.',
    },
    image: { ...IMAGE, description: 'Picture of the offer.', note: null },
    projects: {
      type: 'References',
      to: 'Project',
      junction: { item: 'projects_id' },
      label: AREA.fields.projects.label,
      description: 'Published projects that take part, in the order of the editors.',
      note: 'Projects that take part. Drafts stay off the site.',
    },
    title: HEADLINE,
    summary: SUMMARY,
    body: { ...BODY, description: 'Terms of the offer.' },
    ...SEO,
  },
} as const satisfies ContentType;

import type { DemoStage, Translated } from '../types';

/** Day on which the demo content was written; what is dated later is planned. */
const WRITTEN = '2026-11-20';

interface Stage {
  /** ISO date. */
  date: string;
  title: Translated<string>;
  text?: Translated<string>;
}

// The stages that every construction has; the payments follow the roof, the finishing and the keys.
const PERMIT = { en: 'Building permit', ru: 'Разрешение на строительство', uk: 'Дозвіл на будівництво' };
const FOUNDATIONS = { en: 'Foundations', ru: 'Фундаменты', uk: 'Фундаменти' };
const FRAME = { en: 'Frame', ru: 'Каркас', uk: 'Каркас' };
const ROOFS = { en: 'Roofs', ru: 'Крыши', uk: 'Дахи' };
const FINISHING = { en: 'Finishing begins', ru: 'Начало отделки', uk: 'Початок оздоблення' };
const KEYS = { en: 'Hand-over', ru: 'Передача ключей', uk: 'Передання ключів' };

const STAGES = {
  'teak-house': [
    { date: '2025-02-14', title: PERMIT },
    { date: '2025-08-29', title: FOUNDATIONS },
    {
      date: '2026-06-12',
      title: { en: 'First six roofs', ru: 'Первые шесть крыш', uk: 'Перші шість дахів' },
      text: {
        en: 'They held water for 72 hours.',
        ru: 'Выдержали 72 часа под водой.',
        uk: 'Витримали 72 години під водою.',
      },
    },
    {
      date: '2026-11-06',
      title: { en: 'Ten villas roofed', ru: 'Десять вилл под крышей', uk: 'Десять вілл під дахом' },
      text: {
        en: 'Windows and floors are in at six of them.',
        ru: 'В шести уже окна и полы.',
        uk: 'У шести вже вікна й підлоги.',
      },
    },
    {
      date: '2026-12-18',
      title: { en: 'The last four roofs', ru: 'Последние четыре крыши', uk: 'Останні чотири дахи' },
    },
    { date: '2027-03-31', title: KEYS },
  ],
  'pavilion-pererenan': [
    { date: '2026-05-18', title: PERMIT },
    {
      date: '2026-10-30',
      title: { en: 'Road, canal, walls', ru: 'Дорога, канал, стены', uk: 'Дорога, канал, мури' },
      text: {
        en: 'Finished before the rains.',
        ru: 'Закончены до дождей.',
        uk: 'Закінчені до дощів.',
      },
    },
    { date: '2027-05-31', title: FOUNDATIONS },
    { date: '2027-11-30', title: ROOFS },
    { date: '2028-02-15', title: FINISHING },
    { date: '2028-06-30', title: KEYS },
  ],
  'long-pool-residences': [
    { date: '2026-03-20', title: PERMIT },
    {
      date: '2026-10-23',
      title: { en: 'Piles and lowest slab', ru: 'Сваи и нижняя плита', uk: 'Палі та нижня плита' },
    },
    {
      date: '2027-02-26',
      title: { en: 'Second floor', ru: 'Второй этаж', uk: 'Другий поверх' },
      text: {
        en: 'The first floor is poured in December.',
        ru: 'Первый бетонируем в декабре.',
        uk: 'Перший бетонуємо в грудні.',
      },
    },
    { date: '2027-07-30', title: { en: 'Roof', ru: 'Крыша', uk: 'Дах' } },
    { date: '2027-09-15', title: FINISHING },
    { date: '2028-03-31', title: KEYS },
  ],
  'rice-terrace-villas': [
    { date: '2025-11-07', title: PERMIT },
    {
      date: '2026-05-29',
      title: { en: 'Steps and drains', ru: 'Ступени и дренаж', uk: 'Сходинки й дренаж' },
      text: {
        en: 'Retaining walls and the road with them.',
        ru: 'Вместе с подпорными стенами и дорогой.',
        uk: 'Разом із підпірними стінами та дорогою.',
      },
    },
    {
      date: '2026-11-13',
      title: { en: 'Eight frames', ru: 'Восемь каркасов', uk: 'Вісім каркасів' },
    },
    { date: '2027-03-19', title: ROOFS },
    { date: '2027-05-14', title: FINISHING },
    { date: '2027-10-31', title: KEYS },
  ],
  'echo-beach-apartments': [
    { date: '2025-12-12', title: PERMIT },
    { date: '2026-04-24', title: FOUNDATIONS },
    {
      date: '2026-10-16',
      title: { en: 'Two floors', ru: 'Два этажа', uk: 'Два поверхи' },
      text: {
        en: 'The walls of the third are going up.',
        ru: 'Кладем стены третьего.',
        uk: 'Муруємо стіни третього.',
      },
    },
    {
      date: '2027-02-26',
      title: { en: 'Roof', ru: 'Крыша', uk: 'Дах' },
      text: {
        en: 'Then the second release is priced.',
        ru: 'После нее — цены второй очереди.',
        uk: 'Після нього — ціни другої черги.',
      },
    },
    { date: '2027-05-21', title: FINISHING },
    { date: '2027-12-15', title: KEYS },
  ],
  'mangrove-lane': [
    { date: '2025-05-23', title: PERMIT },
    {
      date: '2025-10-31',
      title: { en: 'Bank and foundations', ru: 'Берег и фундаменты', uk: 'Берег і фундаменти' },
    },
    {
      date: '2026-07-17',
      title: { en: 'Flood test', ru: 'Испытание водой', uk: 'Випробування водою' },
      text: {
        en: 'We flooded the lane ourselves.',
        ru: 'Затопили переулок сами.',
        uk: 'Затопили провулок самі.',
      },
    },
    { date: '2026-09-25', title: ROOFS },
    {
      date: '2026-11-02',
      title: FINISHING,
      text: { en: 'In five villas of nine.', ru: 'В пяти виллах из девяти.', uk: 'У п’яти віллах із дев’яти.' },
    },
    { date: '2027-06-30', title: KEYS },
  ],
  'stone-garden': [
    { date: '2023-06-16', title: PERMIT },
    {
      date: '2023-12-08',
      title: FOUNDATIONS,
      text: {
        en: 'Two weeks late: four hundred boulders.',
        ru: 'На две недели позже: четыреста валунов.',
        uk: 'На два тижні пізніше: чотириста валунів.',
      },
    },
    { date: '2024-09-20', title: FRAME },
    { date: '2024-12-13', title: ROOFS },
    { date: '2025-02-21', title: FINISHING },
    {
      date: '2025-07-31',
      title: KEYS,
      text: {
        en: 'Promised for 26 June.',
        ru: 'Обещали 26 июня.',
        uk: 'Обіцяли 26 червня.',
      },
    },
  ],
} as const satisfies Readonly<Record<string, readonly Stage[]>>;

/** The stages of a project's construction in a language. */
export const stagesOf = (slug: keyof typeof STAGES, language: 'en' | 'ru' | 'uk'): DemoStage[] =>
  STAGES[slug].map((stage: Stage) => ({
    date: stage.date,
    state: stage.date <= WRITTEN ? 'done' : 'planned',
    title: stage.title[language] ?? stage.title.en,
    ...(stage.text && { text: stage.text[language] ?? stage.text.en }),
  }));

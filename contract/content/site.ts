import {
  ADDRESS,
  BODY,
  COUNTRY,
  HEADLINE,
  IMAGE,
  LATITUDE,
  LONGITUDE,
  MAIN_TEXT,
  NAME,
  PUBLISHED_AT,
  SEO,
  SUMMARY,
  TITLE,
} from './shared';
import { choice, oneOf, type ContentType } from './types';

/** Pages that editors may put into the menus: their paths, and their names in `locales/en/common.json`. */
export const MENU_PAGES = {
  projects: 'Projects',
  villas: 'Villas',
  apartments: 'Apartments',
  'one-room-apartments': 'One-room apartments',
  compare: 'Compare homes',
  sales: 'Offers',
  'why-island': 'Why the island',
  about: 'About us',
  news: 'News',
  articles: 'Articles',
  cooperation: 'Cooperation',
  career: 'Career',
  contacts: 'Contacts',
  docs: 'Documents',
} as const;

/** Directus also refuses names that together are wider than a line of the header. */
const MAIN_MENU_MOST = 8;

const MENU_ENTRY = {
  name: 'MenuEntry',
  description: 'A page in a menu.',
  fields: {
    page: {
      type: 'String',
      required: true,
      unique: true,
      choices: MENU_PAGES,
      description: 'Path of the page, without the slash before it.',
      note: null,
    },
  },
} as const;

export const SITE_SETTINGS = {
  name: 'SiteSettings',
  collection: 'settings',
  description: 'Contacts and texts that stand on every page. One item.',
  note: 'Contacts and texts that stand on every page',
  label: { ru: 'Контакты сайта', uk: 'Контакти сайту' },
  singleton: true,
  translated: true,
  fields: {
    phone: {
      type: 'Link',
      scheme: 'tel',
      label: { ru: 'Телефон', uk: 'Телефон' },
      description: 'Main phone number, E.164; null where it is none.',
      note: 'With the country code, digits only.',
    },
    email: {
      type: 'Link',
      scheme: 'mailto',
      label: { ru: 'Эл. почта', uk: 'Ел. пошта' },
      description: 'Main e-mail address.',
      note: null,
    },
    whatsapp: {
      type: 'Link',
      label: { en: 'WhatsApp', ru: 'WhatsApp', uk: 'WhatsApp' },
      description: 'WhatsApp address (https://wa.me/…).',
      note: null,
    },
    telegram: {
      type: 'Link',
      label: { ru: 'Telegram', uk: 'Telegram' },
      description: 'Telegram address (https://t.me/…).',
      note: null,
    },
    instagram: {
      type: 'Link',
      label: { ru: 'Instagram', uk: 'Instagram' },
      description: 'Instagram address.',
      note: null,
    },
    youtube: {
      type: 'Link',
      label: { ru: 'YouTube', uk: 'YouTube' },
      description: 'YouTube address.',
      note: null,
    },
    latitude: LATITUDE,
    longitude: LONGITUDE,
    addressCountry: {
      ...COUNTRY,
      label: { ru: 'Страна офиса', uk: 'Країна офісу' },
      description: 'Country of the office, two letters (ISO 3166-1).',
    },
    regionCountry: {
      ...COUNTRY,
      label: { ru: 'Страна острова', uk: 'Країна острова' },
      description: 'Country of the island, two letters (ISO 3166-1).',
    },
    ratesOn: {
      type: 'Date',
      label: { ru: 'Курсы валют на день', uk: 'Курси валют на день' },
      description: 'Day of the rates of other currencies.',
    },
    rates: {
      type: 'List',
      label: { ru: 'Курсы валют', uk: 'Курси валют' },
      description: 'Other currencies in which prices are shown beside US dollars.',
      item: {
        name: 'CurrencyRate',
        description: 'A currency and its rate.',
        fields: {
          currency: {
            type: 'String',
            required: true,
            choices: { EUR: 'Euro', UAH: 'Hryvnia' },
            description: 'Code of the currency.',
          },
          rate: { type: 'Float', required: true, description: 'What one US dollar costs in it.' },
        },
      },
    },
    mainMenu: {
      type: 'List',
      most: MAIN_MENU_MOST,
      label: { ru: 'Главное меню', uk: 'Головне меню' },
      description:
        'Pages in the header, in their order. Empty: the order that the site comes with.',
      note: {
        en: 'Pages in the header, in this order, as many as fit on one line, eight at most; on a phone they stand first. Empty: the order that the site comes with. Search, account and languages keep their places.',
        ru: 'Страницы в шапке сайта, в этом порядке, сколько помещается в одну строку, не больше восьми; на телефоне они стоят первыми. Пусто: порядок, заданный на сайте. Поиск, личный кабинет и языки остаются на своих местах.',
        uk: 'Сторінки в шапці сайту, у цьому порядку, скільки вміщується в один рядок, не більше восьми; на телефоні вони стоять першими. Порожньо: порядок, заданий на сайті. Пошук, особистий кабінет і мови залишаються на своїх місцях.',
      },
      item: MENU_ENTRY,
    },
    footerMenu: {
      type: 'List',
      label: { ru: 'Меню внизу страницы', uk: 'Меню внизу сторінки' },
      description:
        'Pages in the footer, in their order. Empty: the order that the site comes with.',
      note: {
        en: 'Pages in the footer, in this order; on a phone, the menu has those of them that the header lacks below its own. Empty: the order that the site comes with. Account and privacy policy stay last.',
        ru: 'Страницы внизу сайта, в этом порядке; на телефоне те из них, которых нет в шапке, стоят в меню после её страниц. Пусто: порядок, заданный на сайте. Личный кабинет и политика конфиденциальности остаются последними.',
        uk: 'Сторінки внизу сайту, у цьому порядку; на телефоні ті з них, яких немає в шапці, стоять у меню після її сторінок. Порожньо: порядок, заданий на сайті. Особистий кабінет і політика конфіденційності залишаються останніми.',
      },
      item: MENU_ENTRY,
    },
    shareImage: {
      type: 'Image',
      label: { ru: 'Картинка для соцсетей', uk: 'Зображення для соцмереж' },
      description: 'Picture for messengers and social networks, where a page has none.',
    },
    promoEnabled: {
      type: 'Boolean',
      required: true,
      label: { ru: 'Промо-окно', uk: 'Промовікно' },
      checkbox: 'Open the promo popup',
      description: 'Whether the promo popup opens.',
      note: 'Fifteen seconds after a page has loaded; not again for who closed it twice.',
    },
    promoLink: {
      type: 'Link',
      label: { ru: 'Ссылка промо-окна', uk: 'Посилання промовікна' },
      description: 'Where the button of the promo popup leads: a path or an address.',
    },
    promoImage: {
      type: 'Image',
      label: { ru: 'Картинка промо-окна', uk: 'Зображення промовікна' },
      description: 'Picture of the promo popup.',
    },
    companyName: {
      type: 'String',
      translated: true,
      required: true,
      label: { ru: 'Название компании', uk: 'Назва компанії' },
      description: 'Name of the company, as in the header.',
      note: null,
    },
    regionName: {
      type: 'String',
      translated: true,
      label: { ru: 'Остров', uk: 'Острів' },
      description: 'Name of the island or region, such as Bali; pages are found by it.',
      note: 'As it stands alone in a title: Bali.',
    },
    tagline: {
      type: 'String',
      translated: true,
      label: { ru: 'Слоган', uk: 'Гасло' },
      description: 'One line under the name.',
    },
    address: { ...ADDRESS, description: 'Postal address of the office.' },
    directions: {
      type: 'String',
      translated: true,
      label: { ru: 'Как войти', uk: 'Як увійти' },
      description: 'How to get to the office from the metro and through which door.',
    },
    addressLocality: {
      type: 'String',
      translated: true,
      label: { ru: 'Город офиса', uk: 'Місто офісу' },
      description: 'Town of the office, for search engines.',
    },
    openingHours: {
      type: 'String',
      translated: true,
      label: { ru: 'Часы работы', uk: 'Години роботи' },
      description: 'When the office answers.',
      note: null,
    },
    about: {
      type: 'String',
      translated: true,
      label: { ru: 'О компании', uk: 'Про компанію' },
      description: 'Two sentences in the footer.',
    },
    places: {
      type: 'List',
      translated: true,
      label: { ru: 'Места на карте', uk: 'Місця на мапі' },
      description: 'What the drawn maps name besides areas and projects.',
      note: 'Airport, schools, metro and streets. A map shows those that lie within it.',
      item: {
        name: 'MapPlace',
        description: 'A place for orientation on the drawn maps.',
        fields: {
          name: { type: 'String', required: true, description: 'What is written.', note: null },
          kind: {
            type: 'String',
            required: true,
            choices: {
              airport: 'Airport',
              school: 'School',
              office: 'Office',
              metro: 'Metro',
              entrance: 'Entrance',
              street: 'Street: the name alone',
            },
            description: 'Decides how it is drawn.',
            note: null,
          },
          latitude: { type: 'Float', required: true, description: 'WGS 84, degrees.' },
          longitude: { type: 'Float', required: true, description: 'WGS 84, degrees.' },
        },
      },
    },
    promoTitle: {
      type: 'String',
      translated: true,
      label: { ru: 'Заголовок промо-окна', uk: 'Заголовок промовікна' },
      description: 'Headline of the promo popup. Empty: it does not open.',
    },
    promoText: {
      type: 'String',
      translated: true,
      label: { ru: 'Текст промо-окна', uk: 'Текст промовікна' },
      description: 'One or two sentences of the promo popup.',
    },
    promoButton: {
      type: 'String',
      translated: true,
      label: { ru: 'Кнопка промо-окна', uk: 'Кнопка промовікна' },
      description: 'Words of the button of the promo popup.',
    },
  },
} as const satisfies ContentType;

export const PAGE = {
  name: 'Page',
  collection: 'pages',
  description: 'Texts of one of the fixed pages; the slug is the route name, `home` for /.',
  note: 'Texts of the fixed pages',
  label: { ru: 'Страницы', uk: 'Сторінки' },
  translated: true,
  slugged: true,
  fields: {
    image: { ...IMAGE, description: 'Picture of the page head.' },
    title: HEADLINE,
    lead: {
      type: 'String',
      translated: true,
      label: { ru: 'Вводный текст', uk: 'Вступний текст' },
      description: 'One or two sentences under the headline.',
    },
    body: MAIN_TEXT,
    blocks: {
      type: 'List',
      translated: true,
      label: { ru: 'Блоки', uk: 'Блоки' },
      description: 'Figures with their sources, principles, ways to cooperate.',
      item: {
        name: 'PageBlock',
        description: 'A short entry of a page.',
        fields: {
          title: { type: 'String', required: true, description: 'What it is about.', note: null },
          value: { type: 'String', description: 'A figure as it is printed, with its unit.' },
          text: { type: 'String', description: 'One or two sentences, plain text.' },
          source: { type: 'String', description: 'Where the figure comes from, with the year.' },
        },
      },
    },
    ...SEO,
  },
} as const satisfies ContentType;

export const TEAM_MEMBER = {
  name: 'TeamMember',
  collection: 'team',
  description: 'A person of the company.',
  note: 'People of the company',
  label: { ru: 'Команда', uk: 'Команда' },
  translated: true,
  draftable: true,
  sort: ['sort', 'id'],
  fields: {
    position: choice(
      {
        founder: 'Founder',
        architect: 'Architect',
        builder: 'Builder',
        financier: 'Financier',
      },
      { ru: 'Должность', uk: 'Посада' },
    ),
    photo: {
      type: 'Image',
      label: { ru: 'Фото', uk: 'Фото' },
      description: 'Portrait. Empty: the initials.',
    },
    name: { ...NAME, translated: true, description: 'Name in full.', note: null },
    role: {
      type: 'String',
      translated: true,
      label: { ru: 'Должность словами', uk: 'Посада словами' },
      description:
        'Position in words, where the chosen one does not fit. Write it in every language.',
    },
    bio: {
      type: 'String',
      translated: true,
      label: { ru: 'О человеке', uk: 'Про людину' },
      description: 'Two or three sentences.',
    },
  },
} as const satisfies ContentType;

export const VACANCY = {
  name: 'Vacancy',
  collection: 'vacancies',
  description: 'An open position.',
  note: 'Open positions',
  label: { ru: 'Вакансии', uk: 'Вакансії' },
  translated: true,
  draftable: true,
  slugged: true,
  sort: ['-published_at', 'slug'],
  fields: {
    employment: choice(
      { full_time: 'Full time', part_time: 'Part time', contract: 'Contract' },
      { ru: 'Занятость', uk: 'Зайнятість' },
    ),
    publishedAt: { ...PUBLISHED_AT, description: 'Day it was announced.' },
    validThrough: {
      type: 'Date',
      label: { ru: 'Отклики до', uk: 'Відгуки до' },
      description: 'Last day to apply; the vacancy leaves the site after it. Empty: until filled.',
    },
    remote: {
      type: 'Boolean',
      required: true,
      label: { ru: 'Удаленно', uk: 'Віддалено' },
      checkbox: 'All of the work is done from home',
      description: 'Whether all of the work is done from home.',
      note: null,
    },
    country: {
      ...COUNTRY,
      label: { ru: 'Страна', uk: 'Країна' },
      description: 'Country of the workplace, or of the people who may apply, ISO 3166-1.',
      note: 'Two letters: UA, ID. Where the work is remote, the country people may live in.',
    },
    salaryFrom: {
      type: 'Int',
      label: { ru: 'Зарплата от, $ в месяц', uk: 'Зарплата від, $ на місяць' },
      description: 'Lowest pay, US dollars a month before taxes.',
    },
    salaryTo: {
      type: 'Int',
      label: { ru: 'Зарплата до, $ в месяц', uk: 'Зарплата до, $ на місяць' },
      description: 'Highest pay, US dollars a month before taxes. Empty: the same as the lowest.',
    },
    title: { ...TITLE, description: 'The position.' },
    locality: {
      type: 'String',
      translated: true,
      label: { ru: 'Город', uk: 'Місто' },
      description: 'Town or village of the workplace.',
    },
    place: {
      type: 'String',
      translated: true,
      label: { ru: 'Место работы', uk: 'Місце роботи' },
      description: 'Where one works.',
    },
    summary: SUMMARY,
    body: { ...BODY, description: 'Duties, terms, how to apply.' },
    ...SEO,
  },
} as const satisfies ContentType;

/** @param noun the noun for one item */
const post = (noun: string) =>
  ({
    collection: 'posts',
    note: 'News, articles and documents: three bookmarks of one collection',
    label: { ru: 'Публикации', uk: 'Публікації' },
    translated: true,
    draftable: true,
    scheduled: true,
    slugged: true,
    sort: ['-published_at', 'slug'],
    fields: {
      publishedAt: {
        ...PUBLISHED_AT,
        description: `Day the ${noun} is dated.`,
        note: {
          en: 'The day printed above it; lists are in its order. “Publish At” makes it wait, this does not.',
          ru: 'День, который напечатан над текстом; по нему же порядок в списках. Ждать заставляет «Показать на сайте с», а не эта дата.',
          uk: 'День, надрукований над текстом; за ним і порядок у списках. Чекати змушує «Показати на сайті з», а не ця дата.',
        },
      },
      author: {
        type: 'Reference',
        to: 'TeamMember',
        label: { ru: 'Автор', uk: 'Автор' },
        description: `Who wrote the ${noun}. Empty: the company.`,
        note: 'Who wrote it. Empty: the company.',
      },
      image: { ...IMAGE, description: 'Picture of the cards and the page head.' },
      title: HEADLINE,
      summary: {
        ...SUMMARY,
        description: 'One or two sentences, plain text, for lists and search results.',
      },
      body: MAIN_TEXT,
      ...SEO,
    },
  }) as const;

const NEWS_POST = post('piece');

export const NEWS = {
  name: 'News',
  filter: { kind: 'news' },
  description: 'A piece of news, in one locale.',
  ...NEWS_POST,
  fields: {
    ...NEWS_POST.fields,
    eventStart: {
      type: 'Date',
      label: { ru: 'Событие: первый день', uk: 'Подія: перший день' },
      description: 'First day of the event that the news announces. Empty: it announces none.',
      note: 'Only for news of an event: with its place, search engines can list it.',
    },
    eventEnd: {
      type: 'Date',
      label: { ru: 'Событие: последний день', uk: 'Подія: останній день' },
      description: 'Last day of the event. Empty: it lasts one day.',
    },
    eventCountry: {
      ...COUNTRY,
      label: { ru: 'Событие: страна', uk: 'Подія: країна' },
      description: 'Country of the event, two letters (ISO 3166-1).',
    },
    eventPlace: {
      type: 'String',
      translated: true,
      label: { ru: 'Событие: место', uk: 'Подія: місце' },
      description: 'Place of the event with its town. Empty: the news is no event.',
    },
  },
} as const satisfies ContentType;

export const ARTICLE = {
  name: 'Article',
  filter: { kind: 'article' },
  description: 'An article for investors, in one locale.',
  ...post('article'),
} as const satisfies ContentType;

export const DOC = {
  name: 'Doc',
  filter: { kind: 'doc' },
  description: 'A document, such as the privacy policy, in one locale.',
  ...post('document'),
} as const satisfies ContentType;

/** The first one is the default. */
const REDIRECT_STATUSES = [301, 302, 307, 308] as const;

export const REDIRECT = {
  name: 'Redirect',
  collection: 'redirects',
  description: 'An address that leads elsewhere.',
  note: 'Old addresses and where they lead',
  label: { ru: 'Перенаправления', uk: 'Перенаправлення' },
  sort: ['from_path'],
  fields: {
    fromPath: {
      type: 'String',
      required: true,
      label: { ru: 'Откуда', uk: 'Звідки' },
      description: 'Path on this site, such as /old-page.',
    },
    toPath: {
      type: 'String',
      required: true,
      label: { ru: 'Куда', uk: 'Куди' },
      description: 'Path on this site or an absolute address.',
    },
    statusCode: {
      type: 'Int',
      required: true,
      values: REDIRECT_STATUSES,
      label: { ru: 'Код ответа', uk: 'Код відповіді' },
      description: oneOf(REDIRECT_STATUSES.map(String)),
      note: '301 and 308 are remembered by browsers for long, 302 and 307 are not.',
    },
  },
} as const satisfies ContentType;

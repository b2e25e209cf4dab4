/**
 * Types of the demo content. Keys are the CMS field names, so that setup writes items nearly
 * unchanged; references between items are slugs, pictures are file names in `media/`.
 */
import type { MENU_PAGES } from '../../contract/content/site';
import type { languages } from '../../contract/site.json';

/** English is the source; an item without another language shows how the site falls back. */
export type Translated<T> = { en: T } & Partial<Record<keyof typeof languages, T>>;

export type Status = 'published' | 'draft' | 'archived';

export interface Seo {
  /** Length as in `contract/search.json`; the title is used where it is missing. */
  seo_title?: string;
  /** Length as in `contract/search.json`; the summary is used where it is missing. */
  seo_description?: string;
}

export interface DemoPicture {
  /** File name in `cms/demo/media`. */
  file: string;
  /** Name an editor sees in the file library. */
  title: string;
  alt: Translated<string>;
  /** Rendered pictures are captioned as such. */
  is_visualisation: boolean;
  /** What crops keep in view, pixels from the upper left corner. */
  focus?: { x: number; y: number };
}

export interface DemoArea {
  slug: string;
  status: Status;
  image: string;
  latitude: number;
  longitude: number;
  /** Minutes by car. */
  beach_minutes: number;
  airport_minutes: number;
  school_minutes: number;
  translations: Translated<{ name: string; summary: string; body: string } & Seo>;
}

export type UnitKind = 'villa' | 'apartment' | 'one_room_apartment';

export interface DemoUnit {
  /** Short code of the type, the same in every language: `A`, `B2`. */
  name: string;
  kind: UnitKind;
  bedrooms: number;
  floors: number;
  /** Square metres; an apartment has no land of its own. */
  land_area?: number;
  living_area: number;
  kitchen_area: number;
  bathroom_area: number;
  bedroom_area: number;
  /** US dollars, whole; missing where the price is on request. */
  price_construction?: number;
  price_completed?: number;
  sold: boolean;
}

/** Where the homes of a project stand, for its site plan. */
export interface DemoSitePlan {
  /** `plots` are houses with their land, seen from above; `floors` are apartments of one building. */
  kind: 'plots' | 'floors';
  /**
   * Homes row by row, the back or the top one first: names of types, `x` after what is sold and `r`
   * after what is reserved: `A A Bx B2r`.
   */
  rows: string[];
}

export interface DemoPaymentStage {
  stage: 'signing' | 'foundations' | 'roof' | 'finishing' | 'handover';
  /** Percent of the price. */
  share: number;
  /** ISO date; without one the day of the contract. */
  date?: string;
}

export interface DemoForecast {
  scenario: 'pessimistic' | 'realistic' | 'optimistic';
  /** US dollars a night. */
  cost_per_day: number;
  /** Nights let, percent of the year. */
  occupancy: number;
  /** Percent of the revenue. */
  management_fee: number;
  /** Percent of the revenue. */
  tax: number;
}

/** A year of letting, to compare with the forecast. */
export interface DemoResult {
  /** ISO dates. */
  from: string;
  to: string;
  /** Number of homes counted. */
  homes: number;
  /** US dollars a night. */
  cost_per_day: number;
  /** Nights let, percent of the year. */
  occupancy: number;
}

export interface DemoStage {
  /** ISO date. */
  date: string;
  state: 'done' | 'planned';
  title: string;
  text?: string;
}

export interface DemoProject {
  slug: string;
  status: Status;
  area: string;
  type: 'villas' | 'apartments' | 'one_room_apartments';
  price_construction?: number;
  price_completed?: number;
  /** ISO date of the planned hand-over. */
  deadline?: string;
  /** Square metres of the whole plot. */
  land_area?: number;
  floors?: number;
  sold: boolean;
  prices_include_taxes: boolean;
  latitude?: number;
  longitude?: number;
  image?: string;
  /** Catalogue, a PDF. */
  presentation?: string;
  gallery: string[];
  units: DemoUnit[];
  /** Missing where nothing is laid out yet. */
  layout?: DemoSitePlan;
  /** ISO date of the last day of the lease. */
  lease_until?: string;
  payment_stages?: DemoPaymentStage[];
  forecast: DemoForecast[];
  results?: DemoResult[];
  /** Number of the building permit. */
  permit?: string;
  /** English name of a person of the team. */
  supervisor?: string;
  translations: Translated<
    {
      title: string;
      /** One or two sentences, plain text. */
      summary: string;
      /** About the complex, HTML. */
      body: string;
      /** Plain text, one line. */
      address: string;
      /** What is around, HTML. */
      location_text: string;
      /** For investors: ownership, payment stages, management, HTML. */
      investors_text: string;
      stages?: DemoStage[];
    } & Seo
  >;
}

export interface DemoSale {
  slug: string;
  status: Status;
  /** ISO date, the last day the offer holds. */
  valid_until: string;
  /** US dollars. */
  saving?: number;
  image: string;
  projects: string[];
  translations: Translated<{ title: string; summary: string; body: string } & Seo>;
}

export interface DemoTeamMember {
  status: Status;
  position: 'founder' | 'architect' | 'builder' | 'financier';
  /** Portrait. */
  photo?: string;
  translations: Translated<{
    name: string;
    /** Position in words, where the chosen one does not fit. */
    role?: string;
    /** Two or three sentences, plain text. */
    bio: string;
  }>;
}

export interface DemoVacancy {
  slug: string;
  status: Status;
  employment: 'full_time' | 'part_time' | 'contract';
  /** ISO date. */
  published_at: string;
  /** ISO date, the last day to apply. */
  valid_through: string;
  remote: boolean;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** US dollars a month. */
  salary_from: number;
  salary_to?: number;
  translations: Translated<
    { title: string; locality?: string; place: string; summary: string; body: string } & Seo
  >;
}

export interface DemoPost {
  slug: string;
  status: Status;
  kind: 'news' | 'article' | 'doc';
  /** ISO date. */
  published_at: string;
  image?: string;
  /** English name of a person of the team. */
  author?: string;
  /** First and last day of the event that the news announces, ISO dates. */
  event_start?: string;
  event_end?: string;
  /** ISO 3166-1 alpha-2. */
  event_country?: string;
  translations: Translated<
    { title: string; summary: string; body: string; event_place?: string } & Seo
  >;
}

/** A short entry of a page's list: a figure with its source, a way to cooperate, a principle. */
export interface PageBlock {
  title: string;
  text?: string;
  /** A figure as it is printed, with its unit. */
  value?: string;
  /** Where the figure comes from, with the year. */
  source?: string;
}

export interface DemoPage {
  /** The page it belongs to: a route's name, see `pages.ts`. */
  slug: string;
  image?: string;
  translations: Translated<
    { title: string; lead: string; body?: string; blocks?: PageBlock[] } & Seo
  >;
}

/** A place that the drawn maps name. */
export interface DemoMapPlace {
  name: string;
  kind: 'airport' | 'school' | 'office' | 'metro' | 'entrance' | 'street';
  latitude: number;
  longitude: number;
}

export type DemoMenu = { page: keyof typeof MENU_PAGES }[];

export interface DemoSettings {
  phone: string;
  email: string;
  whatsapp: string;
  telegram: string;
  instagram: string;
  youtube: string;
  latitude: number;
  longitude: number;
  /** ISO 3166-1 alpha-2. */
  address_country: string;
  region_country: string;
  share_image: string;
  /** Where requests go; the rest of the booking settings keeps its usual values. */
  leads_email: string;
  meeting_hours: { day: string; from: string; to: string }[];
  holidays: { date: string }[];
  /** ISO date of the rates. */
  rates_on: string;
  rates: { currency: 'EUR' | 'UAH'; rate: number }[];
  main_menu: DemoMenu;
  footer_menu: DemoMenu;
  promo_enabled: boolean;
  promo_link: string;
  promo_image: string;
  translations: Translated<{
    company_name: string;
    region_name: string;
    tagline: string;
    address: string;
    directions: string;
    address_locality: string;
    opening_hours: string;
    /** Two sentences in the footer. */
    about: string;
    places: DemoMapPlace[];
    promo_title: string;
    promo_text: string;
    promo_button: string;
  }>;
}

export interface DemoRedirect {
  from_path: string;
  to_path: string;
  status_code: 301 | 302 | 307 | 308;
}

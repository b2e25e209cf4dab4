/**
 * The shape of the demo content. Keys are the CMS field names, so that setup writes an item
 * almost as it stands; references between items are slugs, pictures are file names of `media/`.
 */

/** English is the source; an item without `ru` or `uk` shows how the site falls back. */
export interface Translated<T> {
  en: T;
  ru?: T;
  uk?: T;
}

export type Status = 'published' | 'draft' | 'archived';

export interface Seo {
  /** At most 60 characters; the title is used where it is missing. */
  seo_title?: string;
  /** At most 155 characters; the summary is used where it is missing. */
  seo_description?: string;
}

export interface DemoPicture {
  /** File name in `cms/demo/media`. */
  file: string;
  /** Name an editor sees in the file library. */
  title: string;
  alt: { en: string; ru: string; uk: string };
  /** Computer-made pictures say so where they are shown. */
  is_visualisation: boolean;
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
  forecast: DemoForecast[];
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
    } & Seo
  >;
}

export interface DemoSale {
  slug: string;
  status: Status;
  /** ISO date, the last day the offer holds. */
  valid_until: string;
  image: string;
  projects: string[];
  translations: Translated<{ title: string; summary: string; body: string } & Seo>;
}

export interface DemoTeamMember {
  status: Status;
  position: 'founder' | 'architect' | 'builder' | 'financier';
  translations: Translated<{
    name: string;
    /** Two or three sentences, plain text. */ bio: string;
  }>;
}

export interface DemoVacancy {
  slug: string;
  status: Status;
  employment: 'full_time' | 'part_time' | 'contract';
  /** ISO date. */
  published_at: string;
  translations: Translated<{ title: string; place: string; summary: string; body: string }>;
}

export interface DemoPost {
  slug: string;
  status: Status;
  kind: 'news' | 'article' | 'doc';
  /** ISO date. */
  published_at: string;
  image?: string;
  translations: Translated<{ title: string; summary: string; body: string } & Seo>;
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

export interface DemoSettings {
  phone: string;
  email: string;
  whatsapp: string;
  telegram: string;
  instagram: string;
  youtube: string;
  latitude: number;
  longitude: number;
  share_image: string;
  /** Where requests go; the rest of the booking settings keeps its usual values. */
  leads_email: string;
  meeting_hours: { day: string; from: string; to: string }[];
  holidays: { date: string }[];
  promo_enabled: boolean;
  promo_link: string;
  promo_image: string;
  translations: Translated<{
    company_name: string;
    tagline: string;
    address: string;
    opening_hours: string;
    /** Two sentences in the footer. */
    about: string;
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

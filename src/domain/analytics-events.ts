import type { LeadKind } from './lead';
import type { ScrollDepth } from './scroll-depth';

/** A project as GA4's e-commerce events name an item. */
export interface AnalyticsItem {
  /** Slug of the project. */
  item_id: string;
  /** Its name as the page shows it. */
  item_name: string;
  /** Slug of its area. */
  item_category?: string;
  /** Its type, as in the filter. */
  item_category2?: string;
  /** Lowest price, US dollars; none where it is on request. */
  price?: number;
  /** Place in a list, from 1. */
  index?: number;
}

/** A type of home, as GA4 names the variant of an item. */
export interface AnalyticsHome {
  /** Slug of the project. */
  item_id: string;
  /** Name of the type. */
  item_variant: string;
}

/** Place on a page. */
export type Place = 'header' | 'menu' | 'page' | 'bar' | 'footer' | 'dialog';

/** Every event of the data layer with its values. docs/analytics.md explains each of them. */
export interface AnalyticsEvents {
  page_view: {
    page_type: string;
    /** Slug of the item that the page shows. */
    content_id: string | undefined;
    locale: string;
    /** Language of the page's text: that of the fallback if the translation is missing. */
    content_language: string;
    page_location: string;
    page_title: string;
  };
  view_item_list: { item_list_id: string; items: readonly AnalyticsItem[] };
  select_item: { item_list_id: string; items: readonly [AnalyticsItem] };
  view_item: { currency: 'USD'; value: number | undefined; items: readonly [AnalyticsItem] };
  filter_projects: {
    area: string;
    project_type: string;
    price: string;
    deadline: string;
    available: boolean;
    sort: string;
    results: number;
  };
  view_search_results: { results: number };
  unit_open: AnalyticsHome;
  plan_select: AnalyticsHome & { home: string; home_status: string };
  compare_add: AnalyticsHome;
  compare_remove: AnalyticsHome;
  compare_view: { homes: number };
  forecast_scenario: { scenario: string };
  forecast_open: { item_id: string };
  forecast_change: { item_id: string; figure: string };
  share: { method: 'link' | 'print'; content_type: 'forecast'; item_id: string };
  gallery_open: { gallery: string; index: number };
  map_open: { place: string };
  file_download: { file_name: string; file_extension: string };
  add_to_wishlist: { items: readonly [Pick<AnalyticsItem, 'item_id'>] };
  remove_from_wishlist: { items: readonly [Pick<AnalyticsItem, 'item_id'>] };
  form_view: { form_kind: LeadKind };
  form_start: { form_kind: LeadKind };
  form_error: { form_kind: LeadKind; error_code: string; error_field: string | undefined };
  form_abandon: { form_kind: LeadKind; last_field: string };
  generate_lead: { lead_id: string; lead_kind: LeadKind; content_id: string | undefined };
  meeting_booked: { meeting_mode: string };
  meeting_moved: { meeting_mode: string };
  meeting_cancelled: { meeting_mode: string };
  click_phone: { place: Place };
  click_email: { place: Place };
  click_whatsapp: { place: Place };
  click_telegram: { place: Place };
  click_social: { network: string };
  language_switch: { from: string; to: string; by: 'switcher' | 'offer' };
  view_promotion: { promotion_name: string };
  select_promotion: { promotion_name: string };
  dismiss_promotion: { promotion_name: string };
  scroll_depth: { percent_scrolled: ScrollDepth };
  web_vitals: {
    metric_name: 'LCP' | 'INP' | 'CLS' | 'FCP' | 'TTFB';
    /** Milliseconds; of CLS the score. */
    metric_value: number;
    metric_rating: 'good' | 'needs-improvement' | 'poor';
    /** Of this metric and page load: a later report of it replaces the one before. */
    metric_id: string;
    navigation_type: string;
    /** Selector of the element that the value is due to. */
    debug_target: string | undefined;
    /** Longest part of the time. */
    debug_part: string | undefined;
  };
  page_not_found: { error_status: number; page_path: string };
  app_error: { error_message: string; error_status: number; page_path: string };
}

/** An event with its values. */
export type AnalyticsEvent = {
  [Name in keyof AnalyticsEvents]: readonly [event: Name, details: AnalyticsEvents[Name]];
}[keyof AnalyticsEvents];

/** An event that says what page is being looked at. */
export type PageEvent = Extract<
  AnalyticsEvent,
  readonly ['page_view' | 'view_item' | 'view_item_list', unknown]
>;

import type { languages } from '../../../../../../contract/site.json';
import type { BuildStatus, BuildTrigger } from '../rules/builds';
import type { OffSite } from '../rules/items';
import type { ReportProblem } from '../rules/report';
import type { TextLength } from '../rules/search';

/** Supported languages of the admin: those of the site. */
export type AdminLanguage = keyof typeof languages;

/** Plural forms of a noun, by category of `Intl.PluralRules`; `#` is the number. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** What an editor does most. */
export type EditorTask = 'text' | 'price' | 'sold' | 'news' | 'request';

/** Texts of the publishing module; `{name}` is a placeholder. */
export interface AdminTexts {
  title: string;
  openSite: string;
  welcome: {
    heading: string;
    tasks: Readonly<Record<EditorTask, { title: string; how: string }>>;
  };
  guide: { title: string; contents: string };
  /** Time of a meeting by the clock of the office. */
  meeting: { office: string };
  site: {
    heading: string;
    live: string;
    putBack: string;
    putBackBy: string;
    none: string;
    running: string;
    long: string;
    waiting: string;
    away: string;
    refused: string;
    failed: string;
  };
  publish: { button: string; error: string };
  rollback: {
    button: string;
    title: string;
    text: string;
    cancel: string;
    confirm: string;
    trigger: string;
    error: string;
  };
  builds: {
    heading: string;
    empty: string;
    loading: string;
    error: string;
    refresh: string;
    onSite: string;
    steps: string;
    nothing: string;
    dataOnly: string;
    pages: Plural;
    more: Plural;
    open: string;
  };
  status: Readonly<Record<BuildStatus, string>>;
  trigger: Readonly<Record<BuildTrigger, string>>;
  /** Labels of the build steps; an unknown step is shown by its key. */
  step: Readonly<Record<string, string>>;
  report: {
    heading: string;
    none: string;
    nothing: string;
    problem: Readonly<Record<ReportProblem, string>>;
    more: Plural;
    list: string;
  };
  item: {
    live: string;
    building: string;
    waiting: string;
    waitingPutBack: string;
    waitingAway: string;
    refused: string;
    failed: string;
    never: string;
    unsaved: string;
    before: string;
    off: Readonly<Record<OffSite, string>>;
    /** Shown in addition while the state is unknown. */
    pending: string;
    open: string;
    preview: string;
    details: string;
  };
  /** Of search results and shared links; the states of a length are those of `TextLength`. */
  search: {
    title: string;
    description: string;
    result: string;
    share: string;
    /** Under the picture that the live site shows. */
    shareLive: string;
    /** Under the cover of a project that is not on the site yet. */
    shareComing: string;
  } & Readonly<Record<TextLength['state'], string>>;
}

import type { BuildStatus, BuildTrigger } from '../rules/builds';
import type { OffSite } from '../rules/items';
import type { ReportProblem } from '../rules/report';

/** Languages of the admin that have words of their own. */
export type AdminLanguage = 'en' | 'ru' | 'uk';

/** A noun with its number; `#` is the number. Forms as `Intl.PluralRules` names them. */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

/** Words of the admin about publishing; `{name}` is filled in. */
export interface AdminTexts {
  title: string;
  openSite: string;
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
  /** Steps of a build; one without a name is shown as it is. */
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
    /** Said besides while the site does not know yet. */
    pending: string;
    open: string;
    preview: string;
    details: string;
  };
}

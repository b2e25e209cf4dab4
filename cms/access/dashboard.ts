import rules from '../../contract/leads/rules.json';
import { IDS } from './ids';
import { panelId } from './panel-ids';

/** Filter: requests with failed mail. */
export const MAIL_FAILED = {
  _or: [{ team_mail: { _eq: 'failed' } }, { visitor_mail: { _eq: 'failed' } }],
} as const;

/** A kind of request, as far as the dashboard shows it. */
export interface ShownKind {
  /** What the team calls it. */
  label: string;
  /** CSS. */
  color: string;
}

/** Colour of the dashboard's icon. */
const COLOR = '#1F5C57';

/** Colour of the bars over all kinds: that of no kind. */
const ALL_COLOR = '#3D3D3D';

interface PanelContent {
  /** Stable key of the panel; its id is derived from it. */
  key: string;
  name: string;
  icon: string;
  /** Of Directus, or of `extensions/leads`. */
  type: 'metric' | 'list' | 'leads-by-week' | 'leads-by-kind' | 'leads-export';
  options: Record<string, unknown>;
}

/** A panel row of Directus; positions and sizes are in grid cells. */
export interface Panel extends Omit<PanelContent, 'key'> {
  id: string;
  dashboard: string;
  show_header: boolean;
  position_x: number;
  position_y: number;
  width: number;
  height: number;
}

const count = (key: string, name: string, icon: string, filter: object): PanelContent => ({
  key,
  name,
  icon,
  type: 'metric',
  options: { collection: 'leads', field: 'id', function: 'count', filter: { _and: [filter] } },
});

const BY_KIND: PanelContent = {
  key: 'by-kind',
  name: 'By kind',
  icon: 'donut_small',
  type: 'leads-by-kind',
  options: {},
};

const EXPORT: PanelContent = {
  key: 'export',
  name: 'As a table',
  icon: 'download',
  type: 'leads-export',
  options: {},
};

const ALL_PER_WEEK: PanelContent = {
  key: 'all',
  name: 'All, per week',
  icon: 'bar_chart',
  type: 'leads-by-week',
  options: { kind: '', color: ALL_COLOR },
};

const kindPerWeek = ([kind, { label, color }]: [string, ShownKind]): PanelContent => ({
  key: `kind ${kind}`,
  name: `${label}, per week`,
  icon: 'bar_chart',
  type: 'leads-by-week',
  options: { kind, color },
});

const WAITING_LONGEST: PanelContent = {
  key: 'waiting',
  name: 'Waiting longest',
  icon: 'hourglass_top',
  type: 'list',
  options: {
    collection: 'leads',
    limit: 5,
    sortField: 'date_created',
    sortDirection: 'asc',
    displayTemplate: '{{kind}} {{name}} {{date_created}}',
    linkToItem: true,
    filter: { _and: [{ status: { _eq: 'new' } }] },
  },
};

/** Cells of Directus' grid. */
const COLUMN = 20;
const ROW = 9;
/** Kinds that the panel “By kind” has room for in a row, and how many cells a further one takes. */
const KINDS_IN_ROW = 5;
const KIND_CELLS = 1.4;

/** Cells of the panel “By kind”. */
const kindsHeight = (kinds: number): number =>
  ROW + Math.ceil(Math.max(0, kinds - KINDS_IN_ROW) * KIND_CELLS);

type Place = Pick<Panel, 'position_x' | 'position_y' | 'width' | 'height'>;

const at = (x: number, y: number, width: number, height: number): Place => ({
  position_x: x,
  position_y: y,
  width,
  height,
});

/** The nth place below the head of the dashboard, two in a row. */
const nth = (index: number, head: number) =>
  at(1 + (index % 2) * COLUMN, head + Math.floor(index / 2) * ROW, COLUMN, ROW);

const panel = ({ key, ...content }: PanelContent, place: Place): Panel => ({
  id: panelId(key),
  dashboard: IDS.leadsDashboard,
  show_header: true,
  ...content,
  ...place,
});

/**
 * The panels of the dashboard: the numbers, and a curve for each kind of request.
 *
 * @param kinds By the word that stands for each.
 */
export function leadPanels(kinds: Readonly<Record<string, ShownKind>>): Panel[] {
  const byKind = kindsHeight(Object.keys(kinds).length);
  const head = 1 + byKind + ROW;
  return [
    panel(
      count('new', 'New requests', 'mark_email_unread', { status: { _eq: 'new' } }),
      at(1, 1, COLUMN / 2, 6),
    ),
    panel(
      count('mail-failed', 'Failed mail', 'unsubscribe', MAIL_FAILED),
      at(1 + COLUMN / 2, 1, COLUMN / 2, 6),
    ),
    panel(BY_KIND, at(1 + COLUMN, 1, COLUMN, byKind)),
    panel(EXPORT, at(1 + COLUMN, 1 + byKind, COLUMN, ROW)),
    panel(ALL_PER_WEEK, at(1, 7, COLUMN, head - 7)),
    ...[...Object.entries(kinds).map(kindPerWeek), WAITING_LONGEST].map((content, index) =>
      panel(content, nth(index, head)),
    ),
  ];
}

export const LEAD_PANELS = leadPanels(rules.kinds);

/** Requests per week, a series per kind. */
export const LEADS_DASHBOARD = {
  id: IDS.leadsDashboard,
  name: 'Requests',
  icon: 'insights',
  note: 'What visitors sent, without spam',
  color: COLOR,
};

import { LEAD_KINDS } from '../schema/leads';
import { IDS } from './ids';

/** Requests whose mail reached nobody. */
export const MAIL_FAILED = {
  _or: [{ team_mail: { _eq: 'failed' } }, { visitor_mail: { _eq: 'failed' } }],
} as const;

const COLORS: Readonly<Record<keyof typeof LEAD_KINDS, string>> = {
  meeting: '#1F5C57',
  catalogue: '#B6643B',
  consultation: '#5A7D9A',
  cooperation: '#8A6FA8',
  vacancy: '#A08A2E',
};

const NOT_SPAM = { status: { _neq: 'spam' } };

interface Panel {
  name: string;
  icon: string;
  type: 'time-series' | 'pie-chart' | 'metric' | 'list';
  show_header: boolean;
  color?: string;
  position_x: number;
  position_y: number;
  width: number;
  height: number;
  options: Record<string, unknown>;
}

const perWeek = (filter: Record<string, unknown>, color: string) => ({
  collection: 'leads',
  function: 'count',
  valueField: 'id',
  dateField: 'date_created',
  precision: 'week',
  range: '3 months',
  color,
  decimals: 0,
  min: 0,
  showXAxis: true,
  showYAxis: true,
  filter: { _and: [NOT_SPAM, filter] },
});

const count = (name: string, icon: string, x: number, filter: object): Panel => ({
  name,
  icon,
  type: 'metric',
  show_header: true,
  position_x: x,
  position_y: 1,
  width: 10,
  height: 6,
  options: { collection: 'leads', field: 'id', function: 'count', filter: { _and: [filter] } },
});

const kinds = Object.entries(LEAD_KINDS) as [keyof typeof LEAD_KINDS, string][];

const panels: Panel[] = [
  count('New', 'mark_email_unread', 1, { status: { _eq: 'new' } }),
  count('Mail that failed', 'unsubscribe', 11, MAIL_FAILED),
  {
    name: 'By kind',
    icon: 'donut_small',
    type: 'pie-chart',
    show_header: true,
    position_x: 21,
    position_y: 1,
    width: 20,
    height: 16,
    options: {
      collection: 'leads',
      column: 'kind',
      donut: true,
      showLabels: true,
      showLegend: 'right',
      filter: { _and: [NOT_SPAM] },
    },
  },
  {
    name: 'All, per week',
    icon: 'show_chart',
    type: 'time-series',
    show_header: true,
    position_x: 1,
    position_y: 7,
    width: 20,
    height: 10,
    options: perWeek({}, COLORS.meeting),
  },
  ...kinds.map(([kind, name], index): Panel => ({
    name: `${name}, per week`,
    icon: 'show_chart',
    type: 'time-series',
    show_header: true,
    position_x: 1 + (index % 2) * 20,
    position_y: 17 + Math.floor(index / 2) * 9,
    width: 20,
    height: 9,
    options: perWeek({ kind: { _eq: kind } }, COLORS[kind]),
  })),
  {
    name: 'Waiting longest',
    icon: 'hourglass_top',
    type: 'list',
    show_header: true,
    position_x: 21,
    position_y: 35,
    width: 20,
    height: 9,
    options: {
      collection: 'leads',
      limit: 5,
      sortField: 'date_created',
      sortDirection: 'asc',
      displayTemplate: '{{kind}} {{name}} {{date_created}}',
      linkToItem: true,
      filter: { _and: [{ status: { _eq: 'new' } }] },
    },
  },
];

/** What came in, week by week and kind by kind. */
export const LEADS_DASHBOARD = {
  id: IDS.leadsDashboard,
  name: 'Requests',
  icon: 'insights',
  note: 'What visitors sent, without spam',
  color: COLORS.meeting,
  panels,
};

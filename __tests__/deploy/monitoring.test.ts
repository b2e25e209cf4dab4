/** @jest-environment node */
import { createRequire } from 'node:module';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import {
  countLead,
  countMail,
  noteSharedLimits,
  registerMetrics,
} from '../../cms/extensions/leads/src/metrics';
import { createMetrics } from '../../publisher/src/metrics';

const file = (name: string) => readFileSync(path.join('deploy/monitoring', name), 'utf8');

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string };
}
interface Panel {
  id: number;
  title: string;
  gridPos: { x: number; y: number; w: number; h: number };
  targets: { refId: string; expr: string }[];
}

const { groups } = parse(file('alerts.yml')) as { groups: { rules: Rule[] }[] };
const rules = groups.flatMap((group) => group.rules);
const { panels } = JSON.parse(file('grafana.json')) as { panels: Panel[] };
const prometheus = parse(file('prometheus.yml')) as {
  rule_files: string[];
  scrape_configs: { job_name: string; static_configs: { targets: string[] }[] }[];
};

/** What the programs show: every series by name and labels, `name{label="value"}`. */
let exported: string;
let names: Set<string>;

beforeAll(async () => {
  const database = (() => {
    throw new Error('away');
  }) as unknown as Parameters<typeof registerMetrics>[0];
  registerMetrics(database, { downSince: () => 1 });
  countLead('meeting', 'service_unavailable', 20);
  countLead('"}, evil', 'stored', 20);
  countMail('team', 'not_sent');
  countMail('visitor', 'sent');
  noteSharedLimits(false);
  const { register } = createRequire(path.resolve('cms/package.json'))('prom-client') as {
    register: { metrics(): Promise<string> };
  };
  const publisher = createMetrics({ isBuilding: () => true, liveSince: () => 5000 });
  publisher.finished({ status: 'refused', durations: { full: 3 } }, 4);
  publisher.asked(true);
  exported = `${await register.metrics()}\n${await publisher.text()}`;
  names = new Set([...exported.matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name));
});

const KEYWORDS = /^(?:by|and|or|le|up)$/;
/** Names of the metrics of an expression. */
const metricsOf = (expression: string) =>
  [
    ...expression
      .replace(/\{[^}]*\}|\[[^\]]*\]|\bby \([^)]*\)/g, ' ')
      .matchAll(/\b([a-z_][a-z0-9_]*)\b(?!\s*\()/g),
  ].flatMap(([, name = '']) => (KEYWORDS.test(name) ? [] : [name.replace(/_bucket$/, '')]));

const expressions: [string, string][] = [
  ...rules.map(({ alert, expr }): [string, string] => [alert, expr]),
  ...panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }): [string, string] => [title, expr]),
  ),
];

it.each(expressions)('%s asks for metrics that the programs export: %s', (title, expression) => {
  const asked = metricsOf(expression);
  if (title !== 'NodeDown') expect(asked.length).toBeGreaterThan(0);
  for (const name of asked) expect([...names]).toContain(name);
});

it('counts under names of the contract alone', () => {
  expect(exported).toContain('island_leads_total{kind="meeting",outcome="service_unavailable"} 1');
  expect(exported).toContain('island_leads_total{kind="unknown",outcome="stored"} 1');
  expect(exported).not.toContain('evil');
});

it('shows what is read at that moment, and nothing for a database that is away', () => {
  expect(exported).toContain('island_captcha_up 0');
  expect(exported).toContain('island_rate_limits_shared 0');
  expect(exported).toContain('island_release_timestamp_seconds 5');
  expect(exported).toContain('island_build_running 1');
  expect(exported).toContain('island_last_build_ok 0');
  expect(exported).toContain('island_build_step_seconds{step="full"} 3');
  expect(exported).not.toMatch(/^island_outbox_requests\{/m);
});

it('has rules with a severity and a sentence', () => {
  expect(rules.length).toBeGreaterThan(8);
  for (const { labels, annotations } of rules) {
    expect(['page', 'ticket']).toContain(labels.severity);
    expect(annotations.summary).toMatch(/\.$/);
  }
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

it('asks every node, by the rules that are there', () => {
  const several = parse(readFileSync('deploy/docker-compose.several.yml', 'utf8'), {
    merge: true,
  }) as { services: { web: { environment: { CMS_UPSTREAM: string } } } };
  const [cms] = prometheus.scrape_configs;
  expect(cms?.static_configs[0]?.targets).toEqual(
    several.services.web.environment.CMS_UPSTREAM.split(' '),
  );
  for (const name of prometheus.rule_files) {
    expect(existsSync(path.join('deploy/monitoring', name))).toBe(true);
  }
});

it('draws panels that do not lie on each other', () => {
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  expect(new Set(panels.map(({ gridPos: { x, y } }) => `${x} ${y}`)).size).toBe(panels.length);
  for (const { gridPos } of panels) expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24);
});

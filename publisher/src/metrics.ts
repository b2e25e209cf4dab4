import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { BuildChange } from './queue/builds';

/** Metrics of builds and releases. */
export interface PublisherMetrics {
  /** Notes a finished build. */
  finished(result: BuildChange, seconds: number): void;
  /** Notes whether Directus answered the last question for the queue. */
  asked(isAnswered: boolean): void;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
}

/** State that is read when the metrics are asked for. */
export interface PublisherState {
  isBuilding(): boolean;
  /** Time the live release was made, Unix milliseconds; undefined before the first. */
  liveSince(): number | undefined;
}

/** Creates the metrics of a publisher, in a registry of their own. */
export function createMetrics(state: PublisherState): PublisherMetrics {
  const registry = new Registry();
  const registers = [registry];
  const builds = new Counter({
    name: 'island_builds_total',
    help: 'Finished builds by status.',
    labelNames: ['status'],
    registers,
  });
  for (const status of ['live', 'refused', 'failed']) builds.inc({ status }, 0);
  const seconds = new Histogram({
    name: 'island_build_seconds',
    help: 'Time from the start of a build until it is live or not.',
    buckets: [1, 2, 5, 10, 30, 60, 120, 300, 600, 1800],
    registers,
  });
  const steps = new Gauge({
    name: 'island_build_step_seconds',
    help: 'Duration of each step of the last build.',
    labelNames: ['step'],
    registers,
  });
  const last = new Gauge({
    name: 'island_last_build_ok',
    help: '1 if the last build went live or changed nothing, 0 if it was refused or failed.',
    registers,
  });
  const queue = new Gauge({
    name: 'island_queue_up',
    help: '1 while Directus answers the publisher.',
    registers,
  });
  new Gauge({
    name: 'island_build_running',
    help: '1 during a build.',
    registers,
    collect() {
      this.set(state.isBuilding() ? 1 : 0);
    },
  });
  new Gauge({
    name: 'island_release_timestamp_seconds',
    help: 'When the live release was made; 0 before the first.',
    registers,
    collect() {
      this.set((state.liveSince() ?? 0) / 1000);
    },
  });
  collectDefaultMetrics({ register: registry });
  return {
    finished({ status = 'failed', durations = {} }, duration) {
      builds.inc({ status });
      seconds.observe(duration);
      last.set(status === 'refused' || status === 'failed' ? 0 : 1);
      steps.reset();
      for (const [step, value] of Object.entries(durations)) steps.set({ step }, value);
    },
    asked: (isAnswered) => queue.set(isAnswered ? 1 : 0),
    text: () => registry.metrics(),
  };
}

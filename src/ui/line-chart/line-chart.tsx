import type { CSSProperties } from 'react';
import { axisTicks, spreadLabels } from '../../utils/chart-scale';
import * as styles from './line-chart.module.css';

export interface ChartSeries {
  key: string;
  label: string;
  /** One for each of the chart's points; not below 0. */
  values: readonly number[];
}

interface LineChartProps {
  /** Accessible name of the chart, the caption of its table. */
  label: string;
  /** Names of the points from left to right, as short as figures. */
  points: readonly string[];
  /** What the points are, under the axis. */
  pointsLabel: string;
  series: readonly ChartSeries[];
  /** Key of the series whose line is thick. */
  strong?: string;
  /** A level to compare with, a dashed line. */
  reference?: { label: string; value: number };
  /** Writes a value as the language does. */
  format: (value: number) => string;
  /** Ground it stands on. */
  tone?: 'paper' | 'palm';
}

/** Room above the highest line, so that its label does not touch the edge. */
const HEADROOM = 1.1;
const GRID_STEPS = 4;
/** Height of a label at a line's end in percent of the chart, on the lowest chart there is. */
const LABEL_HEIGHT = 17;
/** Distance from the reference, in percent of the chart, below which a value has no label. */
const REFERENCE_CLEARANCE = 9;

/** Points that fit under the axis of a phone; of more only every other, third and so on is named. */
const NAMED_POINTS = 11;

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * A line chart over equal steps, an SVG rendered at build time. The SVG stretches; its labels are
 * HTML beside it, readable at every width. Screen readers get the same as a table.
 */
export function LineChart(props: LineChartProps) {
  const { label, points, pointsLabel, series, strong, reference, format, tone = 'paper' } = props;
  const highest = Math.max(0, reference?.value ?? 0, ...series.flatMap(({ values }) => values));
  const top = highest * HEADROOM || 1;
  const pointStep = Math.ceil((points.length - 1) / NAMED_POINTS);
  const x = (index: number) => round((100 * index) / Math.max(1, points.length - 1));
  const y = (value: number) => round(100 - (100 * value) / top);
  const line = (values: readonly number[]) =>
    values.map((value, index) => `${x(index)},${y(value)}`).join(' ');
  const ends = series.map(({ values }) => y(values.at(-1) ?? 0));
  const labelTops = spreadLabels(ends, LABEL_HEIGHT, 100);
  const isClear = (tick: number) =>
    !reference || Math.abs(y(tick) - y(reference.value)) > REFERENCE_CLEARANCE;
  const ticks = axisTicks(top, GRID_STEPS);
  // Drawn last, the thick line lies on the others.
  const drawn = [...series].sort((a, b) => Number(a.key === strong) - Number(b.key === strong));
  return (
    <figure className={`${styles.chart} ${styles[tone]}`}>
      <div className={styles.drawing} aria-hidden="true">
        <div className={styles.plot}>
          <svg className={styles.lines} viewBox="0 0 100 100" preserveAspectRatio="none">
            {ticks.map((tick) => (
              <line
                key={tick}
                vectorEffect="non-scaling-stroke"
                className={styles.grid}
                x1="0"
                x2="100"
                y1={y(tick)}
                y2={y(tick)}
              />
            ))}
            {series.length > 1 && (
              <polygon className={styles.band} points={envelope(series, line)} />
            )}
            {reference && (
              <line
                vectorEffect="non-scaling-stroke"
                className={styles.reference}
                x1="0"
                x2="100"
                y1={y(reference.value)}
                y2={y(reference.value)}
              />
            )}
            {drawn.map(({ key, values }) => (
              <polyline
                key={key}
                vectorEffect="non-scaling-stroke"
                className={key === strong ? styles.strong : styles.line}
                points={line(values)}
              />
            ))}
          </svg>
          {ticks
            .filter((tick) => tick > 0 && isClear(tick))
            .map((tick) => (
              <span key={tick} className={styles.tick} style={topAt(y(tick))}>
                {format(tick)}
              </span>
            ))}
          {reference && (
            <span className={styles.referenceLabel} style={topAt(y(reference.value))}>
              {reference.label}
            </span>
          )}
          {series.map(({ key }, index) => (
            <span
              key={key}
              className={key === strong ? styles.strongEnd : styles.end}
              style={topAt(ends[index])}
            />
          ))}
          {points.map(
            (point, index) =>
              index % pointStep === 0 && (
                <span key={index} className={styles.point} style={{ left: `${x(index)}%` }}>
                  {point}
                </span>
              ),
          )}
        </div>
        <div className={styles.labels}>
          {series.map(({ key, label: name, values }, index) => (
            <span
              key={key}
              className={key === strong ? styles.strongLabel : styles.label}
              style={topAt(labelTops[index])}
            >
              {name}
              <span className={styles.value}>{format(values.at(-1) ?? 0)}</span>
            </span>
          ))}
        </div>
      </div>
      <p className={styles.pointsLabel} aria-hidden="true">
        {pointsLabel}
      </p>
      <div className={styles.table}>
        <table>
          <caption>{[label, reference?.label].filter(Boolean).join('. ')}</caption>
          <thead>
            <tr>
              <th scope="col">{pointsLabel}</th>
              {series.map(({ key, label: name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point, index) => (
              <tr key={index}>
                <th scope="row">{point}</th>
                {series.map(({ key, values }) => (
                  <td key={key}>{format(values[index] ?? 0)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

const topAt = (percent: number | undefined): CSSProperties => ({ top: `${percent ?? 0}%` });

/** Outline of everything between the lowest and the highest series. */
function envelope(
  series: readonly ChartSeries[],
  line: (values: readonly number[]) => string,
): string {
  const length = Math.max(...series.map(({ values }) => values.length));
  const across = (pick: (...values: number[]) => number) =>
    Array.from({ length }, (_, index) => pick(...series.map(({ values }) => values[index] ?? 0)));
  const lower = line(across(Math.min)).split(' ').reverse().join(' ');
  return `${line(across(Math.max))} ${lower}`;
}

import { render, screen, within } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { LineChart } from '../../../../src/ui/line-chart/line-chart';

function show(props: Partial<ComponentProps<typeof LineChart>> = {}) {
  return render(
    <LineChart
      label="Income, added up"
      points={['0', '1', '2']}
      pointsLabel="Year"
      series={[
        { key: 'low', label: 'Low', values: [0, 10, 20] },
        { key: 'high', label: 'High', values: [0, 25, 50] },
      ]}
      strong="low"
      reference={{ label: 'Price $100', value: 100 }}
      format={(value) => `$${value}`}
      {...props}
    />,
  );
}

const pointsOf = (element: Element | null | undefined) =>
  (element?.getAttribute('points') ?? '').split(' ').map((pair) => pair.split(',').map(Number));

describe('LineChart', () => {
  it('says the same in a table', () => {
    show();
    const table = screen.getByRole('table', { name: 'Income, added up. Price $100' });
    const rows = within(table)
      .getAllByRole('row')
      .map((row) => Array.from(row.children, (cell) => cell.textContent));
    expect(rows).toEqual([
      ['Year', 'Low', 'High'],
      ['0', '$0', '$0'],
      ['1', '$10', '$25'],
      ['2', '$20', '$50'],
    ]);
  });

  it('hides the drawing from those who get the table', () => {
    const { container } = show();
    expect(container.querySelector('svg')?.closest('[aria-hidden="true"]')).not.toBeNull();
  });

  it('draws from the left edge to the right, larger values higher', () => {
    const { container } = show();
    const [high, low] = ['line', 'strong'].map((name) =>
      pointsOf(container.querySelector(`polyline.${name}`)),
    );
    expect(low?.map(([x]) => x)).toEqual([0, 50, 100]);
    expect(low?.[0]?.[1]).toBe(100);
    expect(high?.[2]?.[1]).toBeLessThan(low?.[2]?.[1] ?? 0);
  });

  it('draws the thick line last, over the others', () => {
    const { container } = show();
    const lines = [...container.querySelectorAll('polyline')];
    expect(lines.map((line) => line.getAttribute('class'))).toEqual(['line', 'strong']);
  });

  it('keeps the reference within the drawing, above every line', () => {
    const { container } = show();
    const y = Number(container.querySelector('line.reference')?.getAttribute('y1'));
    expect(y).toBeGreaterThan(0);
    const highest = Math.min(
      ...pointsOf(container.querySelector('polyline.line')).map(([, at = 0]) => at),
    );
    expect(y).toBeLessThan(highest);
  });

  it('labels no step of the axis beside the reference', () => {
    const { container } = show({ reference: { label: 'Price', value: 101 } });
    const ticks = [...container.querySelectorAll('.tick')].map((tick) => tick.textContent);
    expect(ticks).toContain('$50');
    expect(ticks).not.toContain('$100');
  });

  it('keeps labels of equal ends apart', () => {
    const { container } = show({
      series: ['a', 'b', 'c'].map((key) => ({ key, label: key, values: [0, 5] })),
      points: ['0', '1'],
    });
    const tops = [...container.querySelectorAll<HTMLElement>('.label')].map((label) =>
      parseFloat(label.style.top),
    );
    expect(new Set(tops).size).toBe(3);
    expect(Math.max(...tops)).toBeLessThanOrEqual(100);
  });

  it.each<[string, Partial<ComponentProps<typeof LineChart>>]>([
    ['nothing but zeros', { series: [{ key: 'a', label: 'A', values: [0, 0, 0] }] }],
    ['no series', { series: [] }],
    ['one point', { points: ['0'], series: [{ key: 'a', label: 'A', values: [3] }] }],
  ])('draws no impossible numbers for %s', (_, props) => {
    const { container } = show({ reference: undefined, ...props });
    expect(container.innerHTML).not.toMatch(/NaN|Infinity/);
  });
});

/** @jest-environment node */
import {
  buildTable,
  costTable,
  phaseTables,
  type BuildSeries,
} from '../../../bench/support/build-tables';
import { withParagraph } from '../../../bench/support/builders';

const run = (seconds: number, files = 10) => ({ seconds, peakMemory: 800.4, files });

const small: BuildSeries = {
  builder: 'this site',
  items: 100,
  pages: 500,
  steps: { cold: [run(60), run(62)], 'one item': [run(8, 3)] },
  phases: { cold: [{ name: 'Building HTML', seconds: 20 }], unchanged: [] },
};
const large: BuildSeries = {
  ...small,
  items: 1000,
  pages: 2500,
  steps: { cold: [run(65)] },
  phases: { cold: [{ name: 'open datastore', seconds: 0.1 }] },
};
const other: BuildSeries = { ...large, builder: 'peer', onDemand: [0.1, 0.3], phases: {} };

describe('buildTable', () => {
  it('has a row for each builder and size', () => {
    expect(buildTable([small, other]).rows).toEqual([
      ['this site', '100', '500', '61.0 ±0.5', '–', '8.0 ±0.0', '–', '–', '800', '10', '3'],
      ['peer', '1000', '2500', '65.0 ±0.0', '–', '–', '–', '0.20', '800', '10', '–'],
    ]);
  });
});

describe('buildTable, on demand', () => {
  const cells = (series: readonly BuildSeries[]) => {
    const { columns, rows } = buildTable(series);
    return rows.map((row) => row[columns.indexOf('on demand')]);
  };

  it('has the median of this site and of the peers, and none of a builder that only builds', () => {
    const published = { ...small, onDemand: [9.5, 3.204, 3.1] };
    expect(cells([published, other, { ...other, onDemand: [] }])).toEqual(['3.20', '0.20', '–']);
  });

  it('says from when to when, for either', () => {
    const { note } = buildTable([small, other]);
    expect(note).toMatch(/On demand, peers: from the call to the framework’s server/);
    expect(note).toMatch(/On demand, this site: from the save in the CMS until the release/);
  });
});

describe('costTable', () => {
  it('compares the sizes of one builder', () => {
    expect(costTable([small, large, other])?.rows).toEqual([
      ['this site', '500 to 2500', '2.00', '–', '–', '–'],
    ]);
  });

  it('needs two sizes', () => {
    expect(costTable([small, other])).toBeUndefined();
  });
});

describe('phaseTables', () => {
  it('leaves out short phases, and builders without phases', () => {
    expect(phaseTables([small, large, other])).toEqual([
      {
        title: 'Phases of this site, 100 news × 3, s',
        columns: ['phase', 'cold', 'unchanged', 'one item', 'template'],
        rows: [['Building HTML', '20.0', '–', '–', '–']],
      },
    ]);
  });
});

describe('withParagraph', () => {
  it('puts it before a text', () => {
    expect(withParagraph('<a><b/></a>', '<b/>', '$&')).toBe('<a><p hidden>$&</p>\n<b/></a>');
  });

  it.each(['<a/>', '<b/><b/>'])('refuses a source that does not have it once: %s', (source) => {
    expect(() => withParagraph(source, '<b/>', 'c')).toThrow(
      'The template does not have once: <b/>',
    );
  });
});

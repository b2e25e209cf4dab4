import {
  EARLIER_WIDTHS,
  setTableWidths,
  TABLE_WIDTHS,
  WIDTHS_KEY,
} from '../../../../../cms/extensions/publishing/src/app/table-widths';
import { COLLECTIONS } from '../../../../../cms/schema';

beforeEach(() => window.localStorage.clear());

describe('the widths of tables inside of forms', () => {
  it('are set once, so that those an editor dragged stay', () => {
    const own = JSON.stringify({ name: 50 });
    window.localStorage.setItem(`${WIDTHS_KEY}projects-units`, own);
    setTableWidths(window.localStorage);
    expect(window.localStorage.getItem(`${WIDTHS_KEY}projects-units`)).toBe(own);
    expect(window.localStorage.getItem(`${WIDTHS_KEY}projects-forecast`)).toBe(
      JSON.stringify(TABLE_WIDTHS['projects-forecast']),
    );
  });

  it('replace those that were set before, in which headings were cut', () => {
    const key = `${WIDTHS_KEY}projects-units`;
    window.localStorage.setItem(key, JSON.stringify(EARLIER_WIDTHS['projects-units']));
    setTableWidths(window.localStorage);
    expect(JSON.parse(window.localStorage.getItem(key) ?? '')).toEqual(
      TABLE_WIDTHS['projects-units'],
    );
  });

  it.each([
    ['projects-units', 434],
    ['projects-forecast', 466],
  ])('of %s fit a window of 1280 pixels', (table, room) => {
    const widths = Object.values(TABLE_WIDTHS[table] ?? {});
    expect(widths.length).toBeGreaterThan(0);
    expect(widths.reduce((sum, width) => sum + width, 0)).toBeLessThanOrEqual(room);
  });

  it('are left to Directus where the browser has no storage', () => {
    const refuse = () => {
      throw new Error('SecurityError');
    };
    expect(() => setTableWidths({ getItem: refuse, setItem: refuse })).not.toThrow();
  });

  it.each(Object.entries(TABLE_WIDTHS))('of %s are those of its columns', (table, widths) => {
    const [collection, name] = table.split('-');
    const field = COLLECTIONS.find((spec) => spec.collection === collection)?.fields.find(
      (spec) => spec.field === name,
    );
    const { fields } = field?.meta.options as { fields: string[] };
    expect(Object.keys(widths)).toEqual(fields);
  });
});

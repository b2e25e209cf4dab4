import {
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

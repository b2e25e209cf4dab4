/**
 * Widths of the columns of tables inside of a form, pixels, until an editor drags them. Directus makes
 * a column as wide as its values and cuts its name; an interface has no option for that, so that the
 * place where it keeps an editor's own widths is filled once. They fit beside both side bars of a window of
 * 1280 pixels: 434 of them for units, 466 for the forecast. Directus hides the name of a column narrower
 * than 106; of the others, 42 are not text.
 */
export const TABLE_WIDTHS: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  'projects-units': { name: 50, sold: 106, price_construction: 134, price_completed: 142 },
  'projects-forecast': { scenario: 170, cost_per_day: 120, occupancy: 174 },
};

/** Widths that this extension set before, in which headings were cut. */
export const EARLIER_WIDTHS: typeof TABLE_WIDTHS = {
  'projects-units': { name: 50, sold: 86, price_construction: 152, price_completed: 138 },
  'projects-forecast': { scenario: 170, cost_per_day: 140, occupancy: 155 },
};

/** Prefix of Directus' key in the browser's storage; a test reads it in its bundle. */
export const WIDTHS_KEY = 'directus-o2m-column-widths-';

/** Sets the widths where an editor chose none. A browser without storage keeps Directus' own. */
export function setTableWidths(storage: Pick<Storage, 'getItem' | 'setItem'>): void {
  try {
    for (const [table, widths] of Object.entries(TABLE_WIDTHS)) {
      const key = WIDTHS_KEY + table;
      const kept = storage.getItem(key);
      const isOurs = kept === null || kept === JSON.stringify(EARLIER_WIDTHS[table]);
      if (isOurs) storage.setItem(key, JSON.stringify(widths));
    }
  } catch {
    // Storage is full or forbidden.
  }
}

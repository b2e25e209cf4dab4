import type { ReactNode } from 'react';
import * as styles from './data-table.module.css';

export interface Column<Row> {
  label: string;
  /** Unit of the figures, shown where a figure stands alone; in the table the caption has it. */
  unit?: string;
  value: (row: Row) => ReactNode;
  /** Figures are right-aligned. */
  numeric?: boolean;
}

interface DataTableProps<Row> {
  /** Accessible name of the table. */
  label: string;
  caption?: string;
  /** The first column: it names the row. */
  head: Column<Row>;
  columns: ReadonlyArray<Column<Row>>;
  rows: readonly Row[];
  rowKey: (row: Row) => string;
}

/**
 * A table with named rows and columns. On a phone each row is a block with a line a figure; where
 * a table is too wide all the same, it scrolls, by keyboard too.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, caption, head, columns, rows, rowKey } = props;
  const look = ({ numeric }: Column<Row>) => (numeric ? styles.number : undefined);
  return (
    <div className={styles.scroll} tabIndex={0} role="group" aria-label={label}>
      <table className={`${styles.table} ${styles.stacked}`}>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {[head, ...columns].map((column) => (
              <th scope="col" className={look(column)} key={column.label}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              <th scope="row">{head.value(row)}</th>
              {columns.map((column) => (
                <td
                  className={look(column)}
                  data-label={[column.label, column.unit].filter(Boolean).join(', ')}
                  key={column.label}
                >
                  {column.value(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

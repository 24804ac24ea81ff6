import type { ReactNode } from 'react';

interface FigureTableProps {
  label: string;
  columns: readonly string[];
  /** Each with what it is told apart by; the first cell names the row. */
  rows: readonly { id: string; cells: readonly ReactNode[] }[];
}

/** Figures side by side; on a narrow screen the table moves, not the page. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <div
      role="region"
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      tabIndex={0}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-sm tabular-nums">
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr className="text-muted">
            {columns.map((column) => (
              <th key={column} scope="col" className="px-4 py-2.5 text-start font-medium">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, cells: [name, ...cells] }) => (
            <tr key={id} className="border-t border-line">
              <th scope="row" className="px-4 py-2.5 text-start font-medium">
                {name}
              </th>
              {cells.map((cell, index) => (
                // The columns never change their order.
                <td key={columns[index + 1]} className="px-4 py-2.5">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

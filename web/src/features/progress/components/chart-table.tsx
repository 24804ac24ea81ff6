import { useTranslation } from 'react-i18next';
import { Disclosure } from '#ui/disclosure.tsx';

interface ChartTableProps {
  /** What the table is about: the chart's own title. */
  caption: string;
  columns: readonly string[];
  /** Cells of each row; the first names it. */
  rows: readonly (readonly [string, ...string[]])[];
}

/** The same figures as a chart shows, for whoever reads rather than looks. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  const { t } = useTranslation('progress');
  return (
    <Disclosure title={t('chart.table')} className="mt-4 border-b-0 text-sm">
      <table className="w-full text-start text-xs wrap-anywhere hyphens-auto tabular-nums sm:text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col" className="border-b border-line py-1.5 pe-3 text-start font-semibold">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row" className="py-1.5 pe-3 text-start font-normal text-ink">
                {name}
              </th>
              {cells.map((cell, index) => (
                <td key={columns[index + 1]} className="py-1.5 pe-3">
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}

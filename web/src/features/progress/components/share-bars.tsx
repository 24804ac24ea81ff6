import { moodGroups, type MoodGroup } from '@alento/domain/mood/groups.ts';
import { type Shares, totalOf } from '@alento/domain/progress/mood-shares.ts';
import { useNumbers } from '#lib/use-numbers.ts';
import { groupFills } from './mood-patterns.tsx';

export interface ShareRow {
  name: string;
  shares: Shares;
}

interface ShareBarsProps {
  /** What the table is about, for whoever does not see its heading. */
  caption: string;
  /** Head of the first column, and of the one that tells how many there are. */
  columns: { name: string; total: string };
  groupNames: Readonly<Record<MoodGroup, string>>;
  rows: readonly ShareRow[];
  /** Rows with fewer have no bar: they say nothing. */
  fewest: number;
}

const width = 160;
const order = moodGroups.toReversed();

/** A table with a bar in each row that is cut as its figures are: the bar for looking, the figures for reading. */
export function ShareBars({ caption, columns, groupNames, rows, fewest }: ShareBarsProps) {
  const write = useNumbers();
  return (
    <table className="w-full text-sm tabular-nums">
      <caption className="sr-only">{caption}</caption>
      <thead className="sr-only">
        <tr>
          {[columns.name, ...order.map((group) => groupNames[group]), columns.total].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, shares }) => (
          <tr key={name} className="align-middle">
            <th
              scope="row"
              className="w-[42%] py-1.5 pe-3 text-start sm:w-[32%] font-normal hyphens-auto wrap-anywhere"
            >
              {name}
            </th>
            <td className="py-1.5">
              {totalOf(shares) >= fewest ? (
                <Bar shares={shares} />
              ) : (
                <span className="block h-4 border-b border-line" />
              )}
              <span className="sr-only">{write(shares.high)}</span>
            </td>
            <td className="sr-only">{write(shares.neutral)}</td>
            <td className="sr-only">{write(shares.low)}</td>
            <td className="w-10 py-1.5 ps-2 text-end text-muted">{write(totalOf(shares))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Bar({ shares }: { shares: Shares }) {
  const total = totalOf(shares);
  const starts = order.map((_, index) => order.slice(0, index).reduce((sum, group) => sum + shares[group], 0));
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${width} 14`}
      preserveAspectRatio="none"
      className="h-4 w-full rounded-sm rtl:-scale-x-100"
    >
      {order.map(
        (group, index) =>
          shares[group] > 0 && (
            <rect
              key={group}
              x={((starts[index] ?? 0) / total) * width}
              width={(shares[group] / total) * width}
              height="14"
              fill={groupFills[group]}
              className="stroke-surface"
            />
          ),
      )}
    </svg>
  );
}

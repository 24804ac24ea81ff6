import { useNumbers } from '#lib/use-numbers.ts';
import type { HistoryDay } from '../mood-history.ts';
import { groupFills } from './mood-patterns.tsx';

const cell = { width: 26, height: 14 };
const months = 12;
const longestMonth = 31;

interface YearPixelsProps {
  /** From the first day of a month on, over twelve months. */
  days: readonly HistoryDay[];
  label: string;
  /** A letter or two for each month. */
  monthNames: readonly string[];
}

/** A year in pixels: months side by side, their days from top to bottom, each filled as it was. */
export function YearPixels({ days, label, monthNames }: YearPixelsProps) {
  const write = useNumbers();
  const first = days[0]?.day.slice(0, 7) ?? '';
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-2 text-xs text-muted">
      <div aria-hidden="true" className="col-start-2 grid grid-cols-12 text-center">
        {monthNames.map((name, index) => (
          // Months can have the same letter.
          // oxlint-disable-next-line react/no-array-index-key -- its place is all that tells one from another
          <span key={index}>{name}</span>
        ))}
      </div>
      <div aria-hidden="true" className="flex flex-col justify-between text-end tabular-nums">
        {[1, 8, 15, 22, longestMonth].map((day) => (
          <span key={day} className="leading-none">
            {write(day)}
          </span>
        ))}
      </div>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 ${months * cell.width} ${longestMonth * cell.height}`}
        className="w-full rtl:-scale-x-100"
      >
        {days.map(({ day, told }) => (
          <rect
            key={day}
            x={monthsBetween(first, day) * cell.width + 1}
            y={(Number(day.slice(8)) - 1) * cell.height + 1}
            width={cell.width - 2}
            height={cell.height - 2}
            rx="3"
            {...(told ? { fill: groupFills[told.group] } : { className: 'fill-sunken' })}
          />
        ))}
      </svg>
    </div>
  );
}

function monthsBetween(first: string, later: string): number {
  const monthOf = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7));
  return monthOf(later) - monthOf(first);
}

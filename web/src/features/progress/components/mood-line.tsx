import type { MoodGroup } from '@alento/domain/mood/groups.ts';
import { moodGroups } from '@alento/domain/mood/groups.ts';
import { useTranslation } from 'react-i18next';
import type { HistoryDay } from '../mood-history.ts';

const width = 320;
const height = 132;

/** Days from left to right, the lighter the higher: a dot for each day on which a mood was told. */
export function MoodLine({ days, label, ticks }: { days: readonly HistoryDay[]; label: string; ticks: string[] }) {
  const { t } = useTranslation('mood');
  const step = width / days.length;
  const size = Math.min(step * 0.36, 6.5);
  const points = days.map(({ told }, index) =>
    told ? { x: (index + 0.5) * step, y: ((1 - told.valence) / 2) * (height - 24) + 12, group: told.group } : null,
  );
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3 text-xs text-muted">
      <div aria-hidden="true" className="flex flex-col justify-between py-2">
        {moodGroups.toReversed().map((group) => (
          <span key={group}>{t(`group.${group}`)}</span>
        ))}
      </div>
      <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="w-full rtl:-scale-x-100">
        {[0.35, 0.65].map((part) => (
          <line
            key={part}
            x2={width}
            y1={height * part}
            y2={height * part}
            className="stroke-line"
            strokeDasharray="3 4"
          />
        ))}
        {points.map((point, index) => {
          const before = points[index - 1];
          if (!point || !before) return null;
          return (
            <line
              key={days[index]?.day}
              x1={before.x}
              y1={before.y}
              x2={point.x}
              y2={point.y}
              strokeWidth="1.5"
              className="stroke-control"
            />
          );
        })}
        {points.map((point, index) => point && <Marker key={days[index]?.day} {...point} size={size} />)}
      </svg>
      <div aria-hidden="true" className="col-start-2 mt-1 flex justify-around">
        {ticks.map((tick, index) => (
          // Ticks of a week can be the same letter.
          // oxlint-disable-next-line react/no-array-index-key -- its place is all that tells one from another
          <span key={index}>{tick}</span>
        ))}
      </div>
    </div>
  );
}

/** A square for heavy, a diamond for in between, a circle for light. */
function Marker({ x, y, group, size }: { x: number; y: number; group: MoodGroup; size: number }) {
  const look = 'stroke-surface';
  if (group === 'high') return <circle cx={x} cy={y} r={size} className={`fill-flame ${look}`} />;
  return (
    <rect
      x={x - size * 0.9}
      y={y - size * 0.9}
      width={size * 1.8}
      height={size * 1.8}
      rx="1"
      transform={group === 'neutral' ? `rotate(45 ${x} ${y})` : undefined}
      className={`${group === 'low' ? 'fill-muted' : 'fill-control'} ${look}`}
    />
  );
}

import type { Instrument } from '@alento/domain/assessments/instruments.ts';
import type { Assessment } from '@alento/domain/assessments/schema.ts';
import { bandStarts, highestScore, scoreOf } from '@alento/domain/assessments/score.ts';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { useNumbers } from '#lib/use-numbers.ts';

const width = 320;
const height = 120;
const edge = 10;

/** Scores by the days they were given on; dashes stand where a band begins. The list below it says the same. */
export function ScoreLine({ instrument, taken }: { instrument: Instrument; taken: readonly Assessment[] }) {
  const { t } = useTranslation('assessments');
  const { day } = useDates();
  const write = useNumbers();
  const oldestFirst = taken.toReversed();
  const times = oldestFirst.map(({ takenAt }) => Date.parse(takenAt));
  const [first = 0, last = 0] = [times[0], times.at(-1)];
  const yOf = (score: number): number => height - edge - (score / highestScore(instrument)) * (height - 2 * edge);
  const points = oldestFirst.map(({ id, answers, takenAt }) => ({
    id,
    takenAt,
    score: scoreOf(answers),
    x: edge + ((Date.parse(takenAt) - first) / (last - first || 1)) * (width - 2 * edge),
    y: yOf(scoreOf(answers)),
  }));
  return (
    <figure className="mt-4">
      <svg
        role="img"
        aria-label={`${t('trend')} ${points.map(({ takenAt, score }) => `${day(takenAt)}: ${write(score)}`).join(', ')}`}
        viewBox={`0 0 ${width} ${height}`}
        className="w-full rtl:-scale-x-100"
      >
        {bandStarts[instrument].slice(1).map(([from]) => (
          <line key={from} x2={width} y1={yOf(from)} y2={yOf(from)} className="stroke-line" strokeDasharray="3 4" />
        ))}
        <polyline
          points={points.map(({ x, y }) => `${x},${y}`).join(' ')}
          fill="none"
          strokeWidth="1.5"
          className="stroke-control"
        />
        {points.map(({ id, x, y }) => (
          <circle key={id} cx={x} cy={y} r="5" className="fill-flame stroke-surface" />
        ))}
      </svg>
      <figcaption className="mt-1 flex justify-between gap-4 text-xs text-muted">
        <span>{day(oldestFirst[0]?.takenAt ?? '')}</span>
        <span className="text-center">{t('trend')}</span>
        <span>{day(oldestFirst.at(-1)?.takenAt ?? '')}</span>
      </figcaption>
    </figure>
  );
}

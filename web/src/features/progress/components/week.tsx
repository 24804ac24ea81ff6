import type { Progress } from '@alento/domain/progress/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { Card } from '#ui/card.tsx';
import { CheckIcon } from '#ui/icons.tsx';
import { ProgressRing } from '#ui/progress-ring.tsx';

interface WeekProps {
  week: Progress['week'];
  goal: number;
}

/** The last seven days as lights, lit on the days the person was here, and how far they are of the week's goal. */
export function Week({ week, goal }: WeekProps) {
  const { t, i18n } = useTranslation('progress');
  const write = useNumbers();
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const name = (day: string, weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.parse(day));
  const active = week.filter(({ isActive }) => isActive).length;
  // More than the goal is the goal: nobody has to do better still.
  const reached = Math.min(active, goal);
  const inWords = t('week.goal', { count: reached, goal });
  return (
    <Card role="region" aria-labelledby="week">
      <div className="flex flex-wrap items-center gap-4">
        <div className="min-w-0 flex-1">
          <h2 id="week" className="font-display text-xl">
            {t('week.title')}
          </h2>
          <p className="text-sm text-muted">{inWords}</p>
        </div>
        <ProgressRing label={t('week.ring')} value={reached} maxValue={goal} valueLabel={inWords} className="size-18">
          {reached === goal ? <CheckIcon className="size-7" /> : <Count value={write(reached)} />}
        </ProgressRing>
      </div>
      <ul className="mt-5 grid grid-cols-7 gap-1">
        {week.map(({ day, isActive }) => (
          <li key={day} className="flex flex-col items-center gap-2">
            <span
              aria-hidden="true"
              className={`aspect-square w-full max-w-8 rounded-full border ${isActive ? 'border-accent bg-accent' : 'border-control border-dashed'}`}
            />
            <span aria-hidden="true" className="text-sm text-muted">
              {name(day, 'narrow')}
            </span>
            <span className="sr-only">{t(isActive ? 'week.active' : 'week.quiet', { day: name(day, 'long') })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Count({ value }: { value: string }) {
  return <span className="font-display text-2xl tabular-nums">{value}</span>;
}

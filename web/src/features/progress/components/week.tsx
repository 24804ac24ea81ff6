import type { Progress } from '@alento/domain/progress/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';

interface WeekProps {
  week: Progress['week'];
  goal: number;
}

/** The last seven days as lights: lit on the days the person was here. */
export function Week({ week, goal }: WeekProps) {
  const { t, i18n } = useTranslation('progress');
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const name = (day: string, weekday: 'narrow' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday, timeZone: 'UTC' }).format(Date.parse(day));
  return (
    <section aria-labelledby="week">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="week" className="font-display text-xl">
          {t('week.title')}
        </h2>
        <p className="text-sm text-muted">
          {t('week.goal', { count: week.filter(({ isActive }) => isActive).length, goal })}
        </p>
      </div>
      <ul className="mt-4 grid max-w-md grid-cols-7 gap-1">
        {week.map(({ day, isActive }) => (
          <li key={day} className="flex flex-col items-center gap-2">
            <span
              aria-hidden="true"
              className={`size-8 rounded-full border ${isActive ? 'border-accent bg-accent' : 'border-control border-dashed'}`}
            />
            <span aria-hidden="true" className="text-sm text-muted">
              {name(day, 'narrow')}
            </span>
            <span className="sr-only">{t(isActive ? 'week.active' : 'week.quiet', { day: name(day, 'long') })}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

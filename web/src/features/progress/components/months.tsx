import type { Progress } from '@alento/domain/progress/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { Card } from '#ui/card.tsx';
import { useDurations } from '../use-durations.ts';
import { ChartTable } from './chart-table.tsx';

const bar = { width: 26, height: 90 };
const longestMonth = 31;

/** The last twelve months: active days as bars, and this month in figures. */
export function Months({ months }: { months: Progress['months'] }) {
  const { t, i18n } = useTranslation('progress');
  const write = useNumbers();
  const duration = useDurations();
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const name = (month: string, format: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(Date.parse(`${month}-01`));
  const current = months.at(-1);
  const figuresOf = (month: Progress['months'][number]) => [
    { label: t('months.days'), value: write(month.activeDays) },
    { label: t('months.sessions'), value: write(month.sessions) },
    { label: t('months.time'), value: duration(month.seconds) },
    { label: t('months.checkIns'), value: write(month.checkIns) },
  ];
  const titled = { month: 'long', year: 'numeric' } as const;
  return (
    <Card role="region" aria-labelledby="months">
      <h2 id="months" className="font-display text-xl">
        {t('months.title')}
      </h2>
      {current && (
        <>
          <p className="mt-1 text-sm text-muted">{name(current.month, titled)}</p>
          <dl className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(7rem,100%),1fr))] gap-x-4 gap-y-3">
            {figuresOf(current).map(({ label, value }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="text-sm text-muted">{label}</dt>
                <dd className="font-display text-2xl tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      <p className="mt-6 mb-2 text-sm text-muted">{t('months.text')}</p>
      <svg
        role="img"
        aria-label={`${t('months.text')} ${months.map(({ month, activeDays }) => `${name(month, { month: 'long' })}: ${write(activeDays)}`).join(', ')}`}
        viewBox={`0 0 ${months.length * bar.width} ${bar.height}`}
        className="w-full rtl:-scale-x-100"
      >
        {months.map(({ month, activeDays }, index) => {
          const height = Math.max((activeDays / longestMonth) * bar.height, 2);
          return (
            <rect
              key={month}
              x={index * bar.width + 4}
              y={bar.height - height}
              width={bar.width - 8}
              height={height}
              rx={Math.min(4, height / 2)}
              className={activeDays === 0 ? 'fill-line' : month === current?.month ? 'fill-flame' : 'fill-control'}
            />
          );
        })}
      </svg>
      <div
        aria-hidden="true"
        className="mt-1 grid grid-cols-12 text-center text-[min(var(--text-xs),3.6vw)] text-muted"
      >
        {months.map(({ month }) => (
          <span key={month}>{name(month, { month: 'narrow' })}</span>
        ))}
      </div>
      <ChartTable
        caption={t('months.title')}
        columns={[t('months.month'), t('months.days'), t('months.sessions'), t('months.time'), t('months.checkIns')]}
        rows={months
          .toReversed()
          .map((month) => [name(month.month, titled), ...figuresOf(month).map(({ value }) => value)])}
      />
    </Card>
  );
}

import type { Progress } from '@alento/domain/progress/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { useNumbers } from '#lib/use-numbers.ts';
import { Card } from '#ui/card.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { countGroups, daysInYearOf, historyOf, type HistoryDay } from '../mood-history.ts';
import { ChartTable } from './chart-table.tsx';
import { DayMoods } from './day-moods.tsx';
import { GroupLegend } from './group-legend.tsx';
import { MoodLine } from './mood-line.tsx';
import { YearPixels } from './year-pixels.tsx';

const periods = ['day', 'week', 'month', 'year'] as const;
type Period = (typeof periods)[number];

/** How the moods went: today, the last seven and thirty days, and a year in pixels. */
export function MoodHistory({ progress }: { progress: Progress }) {
  const { t } = useTranslation('progress');
  const [period, setPeriod] = useState<Period>('week');
  const content: Record<Period, HistoryDay[]> = {
    day: historyOf(progress, 1),
    week: historyOf(progress, 7),
    month: historyOf(progress, 30),
    year: historyOf(progress, daysInYearOf(progress.today)),
  };
  return (
    <Card role="region" aria-labelledby="mood-history">
      <h2 id="mood-history" className="font-display text-xl">
        {t('history.title')}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">{t('history.text')}</p>
      <Tabs
        label={t('history.title')}
        selected={period}
        onSelect={setPeriod}
        items={periods.map((id) => ({
          id,
          label: t(`history.${id}`),
          content: <PeriodView period={id} days={content[id]} />,
        }))}
      />
    </Card>
  );
}

function PeriodView({ period, days }: { period: Period; days: readonly HistoryDay[] }) {
  const { t, i18n } = useTranslation(['progress', 'mood']);
  const { calendarDay } = useDates();
  const number = useNumbers();
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const told = days.filter((day) => day.told !== null);
  if (told.length === 0) return <p className="py-6 text-center text-muted">{t('history.empty')}</p>;
  if (period === 'day') return <DayMoods moods={told[0]?.moods ?? []} />;

  const counts = countGroups(days);
  const label = (['high', 'neutral', 'low'] as const)
    .map((group) => `${t(`mood:group.${group}`)}: ${number(counts[group])}`)
    .join(', ');
  const write = (format: Intl.DateTimeFormatOptions) => (day: string) =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(Date.parse(day));
  const names = (day: HistoryDay) => day.moods.map(({ mood }) => t(`mood:name.${mood}`)).join(', ');
  return (
    <>
      {period === 'week' && (
        <MoodLine days={days} label={label} ticks={days.map(({ day }) => write({ weekday: 'narrow' })(day))} />
      )}
      {period === 'month' && (
        <MoodLine days={days} label={label} ticks={monthTicks(days).map(write({ day: 'numeric', month: 'short' }))} />
      )}
      {period === 'year' && (
        <YearPixels days={days} label={label} monthNames={monthsOf(days).map(write({ month: 'narrow' }))} />
      )}
      <GroupLegend counts={counts} />
      <ChartTable
        caption={t('history.title')}
        columns={[t('history.when'), t('history.moods')]}
        rows={told.toReversed().map((day) => [calendarDay(day.day), names(day)])}
      />
    </>
  );
}

function monthTicks(days: readonly HistoryDay[]): string[] {
  return [3, 15, 26].flatMap((index) => days[index]?.day ?? []);
}

function monthsOf(days: readonly HistoryDay[]): string[] {
  return [...new Set(days.map(({ day }) => `${day.slice(0, 7)}-01`))];
}

import type { MoodPatterns } from '@alento/domain/progress/insights-schema.ts';
import { dayParts, fewestMoods, isInPart, sharesOf, tagsByCount } from '@alento/domain/progress/mood-shares.ts';
import type { Progress } from '@alento/domain/progress/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatTime } from '#lib/dates.ts';
import { Card } from '#ui/card.tsx';
import { MoodPatterns as PatternFills } from './mood-patterns.tsx';
import { ShareBars, type ShareRow } from './share-bars.tsx';
import { ShareLegend } from './share-legend.tsx';

const weekdays = [1, 2, 3, 4, 5, 6, 7];
/** A Monday, to name weekdays by. */
const someMonday = Date.UTC(2024, 0, 1);
const dayMs = 86_400_000;

/** Moods by month, weekday, hour and tag: on screen, and on paper. */
export function PatternReport({ patterns, progress }: { patterns: MoodPatterns; progress: Progress }) {
  const { t, i18n } = useTranslation(['progress-insights', 'mood', 'mood-entries', 'progress']);
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const write = (instant: number, format: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...format, timeZone: 'UTC' }).format(instant);
  const hourOf = (hour: number): string => formatTime(new Date(2024, 0, 1, hour), locale);

  const told = progress.moodDays.flatMap(({ day, moods }) =>
    moods.map((each) => ({ ...each, month: day.slice(0, 7) })),
  );
  const months = progress.months.map(({ month }) => ({
    name: write(Date.parse(`${month}-01`), { month: 'short', year: 'numeric' }),
    shares: sharesOf(told, (each) => each.month === month),
  }));
  const byWeekday = weekdays.map((weekday) => ({
    name: write(someMonday + (weekday - 1) * dayMs, { weekday: 'long' }),
    shares: sharesOf(patterns.hours, (each) => each.weekday === weekday),
  }));
  const byHour = dayParts.map((part) => ({
    name: `${hourOf(part)} – ${hourOf((part + 3) % 24)}`,
    shares: sharesOf(patterns.hours, ({ hour }) => isInPart(hour, part)),
  }));
  const byTag = tagsByCount(patterns).map((tag) => ({
    name: t(`mood-entries:tags.${tag}`),
    shares: sharesOf(patterns.tags, (each) => each.tag === tag),
  }));
  const groupNames = { low: t('mood:group.low'), neutral: t('mood:group.neutral'), high: t('mood:group.high') };
  const bars = (title: string, name: string, rows: readonly ShareRow[]): ReactNode => (
    <ShareBars
      caption={title}
      columns={{ name, total: t('patterns.told') }}
      groupNames={groupNames}
      rows={rows}
      fewest={fewestMoods}
    />
  );
  return (
    <>
      <PatternFills />
      <ShareLegend groupNames={groupNames} />
      <div className="grid items-start gap-5 lg:grid-cols-2 print:grid-cols-1">
        <Section id="pattern-months" title={t('patterns.months')}>
          {bars(t('patterns.months'), t('progress:months.month'), months)}
        </Section>
        <Section id="pattern-weekdays" title={t('patterns.weekdays')}>
          {bars(t('patterns.weekdays'), t('progress:history.when'), byWeekday)}
        </Section>
        <Section id="pattern-hours" title={t('patterns.hours')}>
          {bars(t('patterns.hours'), t('patterns.hours'), byHour)}
        </Section>
        <Section id="pattern-tags" title={t('patterns.tags')}>
          {byTag.length === 0 ? (
            <p className="text-sm text-muted">{t('patterns.tagsEmpty')}</p>
          ) : (
            bars(t('patterns.tags'), t('patterns.tags'), byTag)
          )}
        </Section>
      </div>
      <p className="text-sm text-muted">{t('patterns.few')}</p>
    </>
  );
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Card role="region" aria-labelledby={id} className="break-inside-avoid">
      <h2 id={id} className="mb-3 font-display text-xl">
        {title}
      </h2>
      {children}
    </Card>
  );
}

import { describeLanguage } from '@alento/locales/languages.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import { CheckIcon, InfoIcon } from '#ui/icons.tsx';
import type { Finding, FindingValues } from '../list-findings.ts';

interface FindingRowProps {
  finding: Finding;
  /** What can be done about it. */
  action?: ReactNode;
}

/** One thing that was looked at, and how it is. */
export function FindingRow({ finding: { name, says, verdict, values }, action }: FindingRowProps) {
  const { t } = useTranslation('account-health');
  const written = useWritten();
  const isOk = verdict === 'ok';
  const spoken = t(`verdict.${verdict}`);
  return (
    <li className="flex gap-4 border-t border-line py-4 first:border-t-0">
      <span
        className={`grid size-8 shrink-0 place-items-center rounded-full ${isOk ? 'bg-positive-soft text-positive' : 'bg-accent-soft text-accent-ink'}`}
      >
        {isOk ? <CheckIcon className="size-4.5" /> : <InfoIcon className="size-4.5" />}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="font-semibold">
          {t(`names.${name}`)}
          <span className="sr-only">{`: ${spoken}`}</span>
        </h3>
        <p className="max-w-prose text-muted">{t(`says.${says}`, written(values))}</p>
        {action && <div className="mt-3">{action}</div>}
      </div>
    </li>
  );
}

/** What a finding mentions, as the language on screen writes it. */
function useWritten() {
  const { t, i18n } = useTranslation('account-health');
  const dates = useDates();
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  const nameOf = (type: 'language' | 'region', code: string) =>
    new Intl.DisplayNames(locale, { type }).of(code) ?? code;
  return ({ time, day, version, number, fields, language, country }: FindingValues) => ({
    ...(time !== undefined && { time: dates.time(time) }),
    ...(day !== undefined && { day: day.includes('T') ? dates.date(day) : dates.calendarDay(day) }),
    // The version of the terms is a day; that of the server is not.
    ...(version !== undefined && { version: isDay(version) ? dates.calendarDay(version) : version }),
    ...(number !== undefined && { number }),
    ...(fields && { fields: new Intl.ListFormat(locale).format(fields.map((field) => t(`fields.${field}`))) }),
    ...(language !== undefined && { language: nameOf('language', language) }),
    ...(country !== undefined && { country: nameOf('region', country) }),
  });
}

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

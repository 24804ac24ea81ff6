import { reminderKinds } from '@alento/domain/reminders/kinds.ts';
import { reminderTimes } from '@alento/domain/reminders/limits.ts';
import { weekdays, type Reminder } from '@alento/domain/reminders/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { useTranslation } from 'react-i18next';
import { useIsMinor } from '#features/account/age/use-age.ts';
import { formatTime } from '#lib/dates.ts';
import { Select } from '#ui/select.tsx';
import { ToggleChips } from '#ui/toggle-chips.tsx';
import { orderWeekdays } from '../order-weekdays.ts';
import { useSaveTimes } from '../use-reminders.ts';

/** The time of day, the days of the week, and what for. */
export function ReminderTimes({ reminder: { days, time, kinds } }: { reminder: Reminder }) {
  const { t, i18n } = useTranslation('reminders');
  const save = useSaveTimes();
  const isMinor = useIsMinor();
  const offered = reminderKinds.filter((kind) => kind !== 'assessment' || !isMinor);
  const { locale } = describeLanguage(i18n.resolvedLanguage ?? '');
  return (
    <>
      <Select
        label={t('time')}
        placeholder={t('time')}
        className="max-w-44"
        options={reminderTimes.map((id) => ({ id, label: formatTime(new Date(`2024-01-01T${id}`), locale) }))}
        value={time}
        onChange={(chosen) => save({ days, time: chosen, kinds })}
      />
      <ToggleChips
        label={t('days')}
        isRequired
        chips={orderWeekdays(locale).map(({ day, name }) => ({ id: String(day), label: name }))}
        value={days.map(String)}
        onChange={(chosen) => save({ time, kinds, days: weekdays.filter((day) => chosen.includes(String(day))) })}
      />
      <div className="flex flex-col gap-2">
        <ToggleChips
          label={t('kinds.label')}
          chips={offered.map((kind) => ({ id: kind, label: t(`kinds.${kind}`) }))}
          value={kinds}
          onChange={(chosen) => save({ days, time, kinds: reminderKinds.filter((kind) => chosen.includes(kind)) })}
        />
        <p className="max-w-prose text-sm text-muted">{t('kinds.text')}</p>
      </div>
    </>
  );
}

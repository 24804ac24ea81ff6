import { useLocale } from 'react-aria-components/I18nProvider';
import { useId, useState } from 'react';
import {
  clampParts,
  type DateBounds,
  type DatePart,
  type DateParts,
  toIsoDate,
  monthNames,
  orderOfParts,
  toDateParts,
  possibleDays,
  possibleMonths,
  possibleYears,
} from '#ui/date-parts.ts';
import { fieldStyles } from '#ui/field-styles.ts';
import { Select } from '#ui/select.tsx';

export interface DateSelectProps extends DateBounds {
  label: string;
  /** The names of the three lists. */
  partLabels: Record<DatePart, string>;
  /** `YYYY-MM-DD`; null as long as a part is missing. */
  value: string | null;
  onChange: (date: string | null) => void;
  /** The last of the three lists was left. */
  onBlur?: () => void;
  help?: string | undefined;
  error?: string | undefined;
  isDisabled?: boolean;
  /** A birthday, which the browser may know. */
  isBirthday?: boolean;
  className?: string | undefined;
}

/** All three stand in one line of a small phone, and below each other when the text is enlarged. */
const widths: Record<DatePart, string> = { year: 'basis-22', month: 'basis-28', day: 'basis-17' };

/** A date far from today as three lists, in the order and words of the person's language. Impossible days are not offered. */
export function DateSelect(props: DateSelectProps) {
  const { label, partLabels, value, onChange, first, last, help, error, isDisabled = false, className } = props;
  const { locale } = useLocale();
  const [parts, setParts] = useState<DateParts>(toDateParts(value));
  const id = useId();
  const field = fieldStyles();
  // A whole date is the owner's; parts of one are known only here.
  const shown = value === null ? parts : toDateParts(value);

  const choose = (part: DatePart, chosen: string): void => {
    const next = clampParts({ ...shown, [part]: Number(chosen) }, { first, last });
    setParts(next);
    onChange(toIsoDate(next));
  };

  const months = monthNames(locale);
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  const options: Record<DatePart, number[]> = {
    year: possibleYears({ first, last }),
    month: possibleMonths(shown, { first, last }),
    day: possibleDays(shown, { first, last }),
  };
  const nameOf = (part: DatePart, number: number) =>
    part === 'month' ? (months[number - 1] ?? '') : digits.format(number);

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      className={field.root({ className })}
    >
      <span id={`${id}-label`} className={field.label()}>
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        {orderOfParts(locale).map((part, index, all) => (
          <Select
            key={part}
            label={partLabels[part]}
            isLabelHidden
            placeholder={partLabels[part]}
            options={options[part].map((number) => ({ id: String(number), label: nameOf(part, number) }))}
            value={shown[part] === null ? null : String(shown[part])}
            onChange={(chosen) => choose(part, chosen)}
            {...(index === all.length - 1 && props.onBlur && { onBlur: props.onBlur })}
            isInvalid={error !== undefined}
            isDisabled={isDisabled}
            {...(props.isBirthday && { autoComplete: `bday-${part}` })}
            isCompact
            className={`grow ${widths[part]}`}
          />
        ))}
      </div>
      <p id={`${id}-note`} className={error === undefined ? field.help() : field.error()}>
        {error ?? help}
      </p>
    </div>
  );
}

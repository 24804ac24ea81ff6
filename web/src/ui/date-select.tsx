import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, TextField } from 'react-aria-components/TextField';
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
  toYear,
} from '#ui/date-parts.ts';
import { fieldStyles } from '#ui/field-styles.ts';
import { Select } from '#ui/select.tsx';

export interface DateSelectProps extends DateBounds {
  label: string;
  /** The names of the three parts. */
  partLabels: Record<DatePart, string>;
  /** Shown once a year was written that cannot be. */
  yearError: string;
  /** `YYYY-MM-DD`; null as long as a part is missing. */
  value: string | null;
  onChange: (date: string | null) => void;
  /** The year, as soon as it is whole; null while it is not. */
  onYear?: ((year: number | null) => void) | undefined;
  /** The last of the three parts was left. */
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

/**
 * A date far from today, in the order and words of the person's language: day and month out of lists, the year typed, which
 * is quicker than a list of a hundred. Impossible days are not offered.
 */
export function DateSelect(props: DateSelectProps) {
  const { label, partLabels, yearError, value, onChange, onYear, first, last, help, isDisabled = false } = props;
  const { locale } = useLocale();
  const [parts, setParts] = useState<DateParts>(toDateParts(value));
  const [typed, setTyped] = useState('');
  const [isYearLeft, setYearLeft] = useState(false);
  const id = useId();
  const field = fieldStyles();
  // A whole date is the owner's; parts of one are known only here.
  const shown = value === null ? parts : toDateParts(value);
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  // As it was typed, unless another date has come from elsewhere.
  const year = shown.year === null || toYear(typed, { first, last }) === shown.year ? typed : digits.format(shown.year);
  const isYearWrong = year !== '' && shown.year === null && (isYearLeft || year.length >= 4);
  const error = isYearWrong ? yearError : props.error;

  const choose = (part: DatePart, chosen: number | null): void => {
    const next = clampParts({ ...shown, [part]: chosen }, { first, last });
    setParts(next);
    onChange(toIsoDate(next));
  };
  const handleYear = (text: string): void => {
    const chosen = toYear(text, { first, last });
    setTyped(text);
    setYearLeft(false);
    choose('year', chosen);
    onYear?.(chosen);
  };

  const months = monthNames(locale);
  const options: Record<'month' | 'day', number[]> = {
    month: possibleMonths(shown, { first, last }),
    day: possibleDays(shown, { first, last }),
  };
  const nameOf = (part: DatePart, number: number) =>
    part === 'month' ? (months[number - 1] ?? '') : digits.format(number);
  const isMissing = (part: DatePart): boolean => shown[part] === null;
  // What is wrong with a whole date is wrong with all of it.
  const isInvalid = (part: DatePart): boolean => error !== undefined && (value !== null || isMissing(part));

  return (
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-note`}
      className={field.root({ className: props.className })}
    >
      <span id={`${id}-label`} className={field.label()}>
        {label}
      </span>
      <div className="flex flex-wrap gap-2">
        {orderOfParts(locale).map((part, index, all) => {
          const common = {
            isInvalid: isInvalid(part),
            isDisabled,
            ...(index === all.length - 1 && props.onBlur && { onBlur: props.onBlur }),
            ...(props.isBirthday && { autoComplete: `bday-${part}` }),
            className: `grow ${widths[part]}`,
          };
          return part === 'year' ? (
            <TextField
              key={part}
              {...common}
              aria-label={partLabels.year}
              aria-describedby={`${id}-note`}
              validationBehavior="aria"
              inputMode="numeric"
              value={year}
              onChange={handleYear}
              onBlur={() => {
                setYearLeft(true);
                common.onBlur?.();
              }}
            >
              <Input
                placeholder={partLabels.year}
                className={field.box({ className: 'h-12 ps-3! pe-2! tabular-nums' })}
              />
            </TextField>
          ) : (
            <Select
              key={part}
              {...common}
              label={partLabels[part]}
              isLabelHidden
              placeholder={partLabels[part]}
              options={options[part].map((number) => ({ id: String(number), label: nameOf(part, number) }))}
              value={shown[part] === null ? null : String(shown[part])}
              onChange={(chosen) => choose(part, Number(chosen))}
              isCompact
            />
          );
        })}
      </div>
      <p id={`${id}-note`} aria-live="polite" className={error === undefined ? field.help() : field.error()}>
        {error ?? help}
      </p>
    </div>
  );
}

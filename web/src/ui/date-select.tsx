import { useLocale } from 'react-aria-components/I18nProvider';
import { Input, TextField } from 'react-aria-components/TextField';
import { useId, useState } from 'react';
import {
  type DateBounds,
  type DatePart,
  type DateParts,
  toDay,
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

/** What is typed is told once it cannot be. */
type TypedPart = 'day' | 'year';

export interface DateSelectProps extends DateBounds {
  label: string;
  /** The names of the three parts. */
  partLabels: Record<DatePart, string>;
  /** Shown once a day was written that the month does not have, given its last one, or a year that cannot be. */
  partErrors: { day: (lastDay: string) => string; year: string };
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
const widths: Record<DatePart, string> = { year: 'basis-20', month: 'basis-28', day: 'basis-14' };

/** So many characters are a whole part. */
const wholeLength: Record<TypedPart, number> = { day: 2, year: 4 };

interface Typed extends Record<TypedPart, string> {
  month: number | null;
}

/**
 * A date far from today, in the order and words of the person's language: day and year are typed, which is quicker than any
 * list; the month is chosen by its name, so that no two numbers are mixed up.
 */
export function DateSelect(props: DateSelectProps) {
  const { label, partLabels, partErrors, value, onChange, onYear, first, last, help, isDisabled = false } = props;
  const { locale } = useLocale();
  const digits = new Intl.NumberFormat(locale, { useGrouping: false });
  const toTyped = (date: string | null): Typed => {
    const { day, month, year } = toDateParts(date);
    const write = (part: number | null): string => (part === null ? '' : digits.format(part));
    return { day: write(day), month, year: write(year) };
  };
  const read = ({ day, month, year }: Typed): DateParts => {
    const known = { year: toYear(year, { first, last }), month, day: null };
    const isMonth = month !== null && possibleMonths(known, { first, last }).includes(month);
    const parts = { ...known, month: isMonth ? month : null };
    return { ...parts, day: toDay(day, parts, { first, last }) };
  };

  const [own, setOwn] = useState(() => toTyped(value));
  const [left, setLeft] = useState<TypedPart | null>(null);
  const id = useId();
  const field = fieldStyles();
  // As it was typed, unless another date has come from elsewhere.
  const typed = value === null || value === toIsoDate(read(own)) ? own : toTyped(value);
  const parts = read(typed);

  const isWrong = (part: TypedPart): boolean =>
    parts[part] === null && typed[part] !== '' && (left === part || typed[part].length >= wholeLength[part]);
  const lastDay = possibleDays(parts, { first, last }).at(-1) ?? 31;
  const error = isWrong('day')
    ? partErrors.day(digits.format(lastDay))
    : isWrong('year')
      ? partErrors.year
      : props.error;
  // What is wrong with a whole date is wrong with all of it.
  const isInvalid = (part: DatePart): boolean => error !== undefined && (value !== null || parts[part] === null);

  const change = (part: Partial<Typed>): void => {
    const next = { ...typed, ...part };
    const { year } = read(next);
    setOwn(next);
    setLeft(null);
    onChange(toIsoDate(read(next)));
    if (year !== parts.year) onYear?.(year);
  };

  const months = monthNames(locale);
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
          const handleBlur = index === all.length - 1 ? props.onBlur : undefined;
          const common = {
            isInvalid: isInvalid(part),
            isDisabled,
            ...(props.isBirthday && { autoComplete: `bday-${part}` }),
            className: `grow ${widths[part]}`,
          };
          return part === 'month' ? (
            <Select
              key={part}
              {...common}
              {...(handleBlur && { onBlur: handleBlur })}
              label={partLabels.month}
              isLabelHidden
              placeholder={partLabels.month}
              options={possibleMonths(parts, { first, last }).map((month) => ({
                id: String(month),
                label: months[month - 1] ?? '',
              }))}
              value={parts.month === null ? null : String(parts.month)}
              onChange={(month) => change({ month: Number(month) })}
              isCompact
            />
          ) : (
            <TextField
              key={part}
              {...common}
              aria-label={partLabels[part]}
              aria-describedby={`${id}-note`}
              validationBehavior="aria"
              inputMode="numeric"
              value={typed[part]}
              onChange={(text) => change({ [part]: text })}
              onBlur={() => {
                setLeft(part);
                handleBlur?.();
              }}
            >
              <Input
                placeholder={partLabels[part]}
                className={field.box({ className: 'h-12 ps-3! pe-2! tabular-nums' })}
              />
            </TextField>
          );
        })}
      </div>
      <p id={`${id}-note`} aria-live="polite" className={error === undefined ? field.help() : field.error()}>
        {error ?? help}
      </p>
    </div>
  );
}

import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { Label } from 'react-aria-components/TextField';
import { fieldStyles } from '#ui/field-styles.ts';

export interface ProgressBarProps {
  label: string;
  isLabelHidden?: boolean;
  /** From 0 to `maxValue`; without it the bar is indeterminate. */
  value?: number;
  maxValue?: number;
  /** How far it is, in words: "3 of 5". Without it a percentage. */
  valueLabel?: string;
  className?: string | undefined;
}

/** How far something has come. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, isLabelHidden = false, value, maxValue = 100, valueLabel, className } = props;
  return (
    <AriaProgressBar
      {...(isLabelHidden && { 'aria-label': label })}
      {...(value === undefined ? { isIndeterminate: true } : { value })}
      {...(valueLabel !== undefined && { valueLabel })}
      maxValue={maxValue}
      className={fieldStyles().root({ className })}
    >
      {({ percentage, valueText, isIndeterminate }) => (
        <>
          {!isLabelHidden && (
            <span className="flex items-baseline justify-between gap-3">
              <Label className={fieldStyles().label()}>{label}</Label>
              {!isIndeterminate && <span className="text-sm text-muted tabular-nums">{valueText}</span>}
            </span>
          )}
          <span className="relative block h-2.5 overflow-clip rounded-full bg-sunken ring-1 ring-control ring-inset forced-colors:border">
            <span
              className={`absolute inset-y-0 start-0 rounded-full bg-primary transition-[width] duration-(--duration-slow) forced-colors:bg-[Highlight] ${isIndeterminate ? 'w-2/5 animate-drift still:w-full still:opacity-40' : ''}`}
              {...(!isIndeterminate && { style: { width: `${percentage ?? 0}%` } })}
            />
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}

import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import type { ReactNode } from 'react';

export interface ProgressRingProps {
  /** The accessible name. */
  label: string;
  value: number;
  maxValue?: number;
  /** How far it is, in words: "3 of 5 days". Without it a percentage. */
  valueLabel?: string;
  /** Stands in the middle. Decoration: the value is said already. */
  children?: ReactNode;
  className?: string;
}

/** How far something has come that comes round again: the days of a week, the minutes of a practice. */
export function ProgressRing({
  label,
  value,
  maxValue = 100,
  valueLabel,
  children,
  className = 'size-24',
}: ProgressRingProps) {
  return (
    <AriaProgressBar
      aria-label={label}
      value={value}
      maxValue={maxValue}
      {...(valueLabel !== undefined && { valueLabel })}
      className={`relative grid shrink-0 place-items-center ${className}`}
    >
      {({ percentage = 0 }) => (
        <>
          <svg
            viewBox="0 0 48 48"
            fill="none"
            aria-hidden="true"
            className="absolute inset-0 -rotate-90 rtl:-scale-y-100"
          >
            <circle
              cx="24"
              cy="24"
              r="21"
              strokeWidth="4"
              className="stroke-line forced-colors:stroke-[CanvasText] forced-colors:opacity-30"
            />
            <circle
              cx="24"
              cy="24"
              r="21"
              strokeWidth="4"
              strokeLinecap="round"
              pathLength={100}
              strokeDasharray={`${percentage} 100`}
              className={`stroke-primary transition-[stroke-dasharray] duration-(--duration-slow) forced-colors:stroke-[Highlight] ${percentage === 0 ? 'invisible' : ''}`}
            />
          </svg>
          <span aria-hidden="true" className="text-center leading-tight">
            {children}
          </span>
        </>
      )}
    </AriaProgressBar>
  );
}

import { mark } from '#ui/drawings.ts';

/** The sign alone. Decoration: the name stands beside it, or on the control that carries it. */
export function Mark({ className = 'size-9' }: { className?: string }) {
  return (
    <svg viewBox="0 0 48 48" fill="none" aria-hidden="true" focusable="false" className={`shrink-0 ${className}`}>
      <circle {...mark.light} className="fill-flame forced-colors:fill-current" />
      <path
        d={mark.line}
        stroke="currentColor"
        strokeWidth={mark.strokeWidth}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

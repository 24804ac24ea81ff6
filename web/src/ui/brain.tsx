import { brain } from '#ui/drawings.ts';

export interface BrainProps {
  /** The line is drawn and let go of in the rhythm of a breath. */
  isBreathing?: boolean;
  className?: string;
}

/** A mind at ease. Decoration: say in words what it stands for. */
export function Brain({ isBreathing = false, className = 'size-12' }: BrainProps) {
  return (
    <svg
      viewBox="0 0 48 48"
      fill="none"
      stroke="currentColor"
      strokeWidth={brain.strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={brain.line} className={isBreathing ? 'opacity-25 still:opacity-100' : ''} />
      {isBreathing && (
        <path d={brain.line} pathLength={1} strokeDasharray="1 1" className="animate-draw still:hidden" />
      )}
    </svg>
  );
}

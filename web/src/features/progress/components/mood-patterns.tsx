import type { MoodGroup } from '@alento/domain/mood/groups.ts';

/** How each group is filled: told apart without colour, too. */
export const groupFills: Record<MoodGroup, string> = {
  low: 'url(#mood-low)',
  neutral: 'url(#mood-neutral)',
  high: 'url(#mood-high)',
};

/** What the fills are made of: stripes for heavy days, dots for those in between, plain honey for light ones. */
export function MoodPatterns() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <defs>
        <pattern id="mood-low" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="4" className="fill-muted" />
          <rect width="1.2" height="4" className="fill-surface" />
        </pattern>
        <pattern id="mood-neutral" width="5" height="5" patternUnits="userSpaceOnUse">
          <rect width="5" height="5" className="fill-soft-hover" />
          <circle cx="2.5" cy="2.5" r="1" className="fill-muted" />
        </pattern>
        <pattern id="mood-high" width="4" height="4" patternUnits="userSpaceOnUse">
          <rect width="4" height="4" className="fill-flame" />
        </pattern>
      </defs>
    </svg>
  );
}

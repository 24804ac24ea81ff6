import { moodGroups, type MoodGroup } from '@alento/domain/mood/groups.ts';
import { groupFills } from './mood-patterns.tsx';

/** What the parts of the bars are. */
export function ShareLegend({ groupNames }: { groupNames: Readonly<Record<MoodGroup, string>> }) {
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {moodGroups.toReversed().map((group) => (
        <li key={group} className="flex items-center gap-2">
          <svg viewBox="0 0 14 14" className="size-3.5 shrink-0">
            <rect width="14" height="14" rx="3.5" fill={groupFills[group]} />
          </svg>
          {groupNames[group]}
        </li>
      ))}
    </ul>
  );
}

import { moodGroups, type MoodGroup } from '@alento/domain/mood/groups.ts';
import { useTranslation } from 'react-i18next';
import { useNumbers } from '#lib/use-numbers.ts';
import { groupFills } from './mood-patterns.tsx';

/** What the fills mean, and on how many days each stands. */
export function GroupLegend({ counts }: { counts: Readonly<Record<MoodGroup, number>> }) {
  const { t } = useTranslation('mood');
  const write = useNumbers();
  return (
    <ul className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted">
      {moodGroups.toReversed().map((group) => (
        <li key={group} className="flex items-center gap-2">
          <svg aria-hidden="true" viewBox="0 0 14 14" className="size-3.5 shrink-0">
            <rect width="14" height="14" rx="3.5" fill={groupFills[group]} />
          </svg>
          {`${t(`group.${group}`)}: ${write(counts[group])}`}
        </li>
      ))}
    </ul>
  );
}

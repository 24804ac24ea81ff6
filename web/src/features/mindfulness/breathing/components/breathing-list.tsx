import { type PracticeId, practiceIds } from '@alento/domain/mindfulness/breathing-patterns.ts';
import { mayPractise } from '@alento/domain/mindfulness/policy.ts';
import { useTranslation } from 'react-i18next';
import { useIsMinor } from '#features/account/age/use-age.ts';
import { LinkList } from '#ui/link-list.tsx';
import { FinishedCount } from './finished.tsx';

/** Ways to breathe; what is for adults is shown to adults. */
export function BreathingList({ ids = practiceIds }: { ids?: readonly PracticeId[] }) {
  const { t } = useTranslation('mindfulness');
  const isMinor = useIsMinor();
  const offered = ids.filter((id) => mayPractise(id, isMinor));
  return (
    <div className="flex flex-col gap-3">
      <LinkList
        rows={offered.map((id) => ({
          to: `/mindfulness/breathing/${id}`,
          title: t(`breathing.pattern.${id}.name`),
          text: t(`breathing.pattern.${id}.text`),
        }))}
      />
      <FinishedCount />
    </div>
  );
}

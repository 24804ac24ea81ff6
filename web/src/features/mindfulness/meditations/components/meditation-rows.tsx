import { mayMeditate, type MeditationId, meditations } from '@alento/domain/mindfulness/meditations.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useEntitlement } from '#features/billing/use-entitlement.ts';
import { ForwardIcon } from '#ui/icons.tsx';
import { LockIcon } from '../../sounds/components/sound-icons.tsx';

/** Meditations one below the other; what Premium opens says so before anybody presses. */
export function MeditationRows({ ids }: { ids: readonly MeditationId[] }) {
  const { isPremium } = useEntitlement();
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-lg border border-line bg-surface">
      {ids.map((id) => (
        <li key={id}>
          <MeditationRow id={id} isOpen={mayMeditate(id, isPremium)} />
        </li>
      ))}
    </ul>
  );
}

function MeditationRow({ id, isOpen }: { id: MeditationId; isOpen: boolean }) {
  const { t } = useTranslation(['mindfulness-meditations', 'mindfulness-sounds']);
  return (
    <Link
      to={isOpen ? `/mindfulness/meditations/${id}` : '/premium'}
      className="flex min-h-14 items-center gap-4 px-4 py-3 text-ink no-underline -outline-offset-2 transition-colors hover:bg-raised"
    >
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{t(`meditation.${id}.name`)}</span>
        <span className="block text-sm text-muted">{t(`meditation.${id}.about`)}</span>
        <span className="block text-sm text-accent-ink">{t(`level.${meditations[id].level}`)}</span>
      </span>
      {isOpen ? (
        <ForwardIcon className="size-5 shrink-0 text-muted" />
      ) : (
        <>
          <span className="text-sm text-muted">{t('mindfulness-sounds:premium.label')}</span>
          <LockIcon className="size-5 shrink-0 text-muted" />
        </>
      )}
    </Link>
  );
}

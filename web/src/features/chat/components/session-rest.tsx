import type { Mood } from '@alento/domain/mood/schema.ts';
import { useTranslation } from 'react-i18next';
import { useSuggestedPractices } from '#features/mindfulness/use-suggested-practices.ts';
import { Button } from '#ui/button.tsx';
import { LeafIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';

/** Stands where the composer was during a pause that somebody has just taken: for a while there is nothing to answer. */
export function SessionRest({ mood, onGoOn }: { mood: Mood | null; onGoOn: () => void }) {
  const { t } = useTranslation('chat');
  const { breathing } = useSuggestedPractices(mood);
  return (
    <section
      aria-label={t('session.restTitle')}
      className="flex animate-rise flex-col items-center gap-2 rounded-xl border border-line bg-surface px-5 py-6 text-center"
    >
      <span aria-hidden="true" className="lamp size-20 animate-breathe rounded-full" />
      <h2 className="font-display text-xl">{t('session.restTitle')}</h2>
      <p className="max-w-prose text-balance text-muted">{t('session.restText')}</p>
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button onPress={onGoOn}>{t('over.goOn')}</Button>
        <ButtonLink to={breathing.to} variant="outline">
          <LeafIcon className="size-5" />
          {breathing.title}
        </ButtonLink>
      </div>
    </section>
  );
}

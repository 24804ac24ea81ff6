import type { Session } from '@alento/domain/chat/schema.ts';
import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { useTranslation } from 'react-i18next';
import { useSuggestedPractices } from '#features/mindfulness/use-suggested-practices.ts';
import { Button } from '#ui/button.tsx';
import { LeafIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';

/** Stands where the composer was once a conversation is over; it waits, should its person want to go on. */
export function SessionOver({ session, onGoOn }: { session: Session; onGoOn: () => void }) {
  const { t } = useTranslation(['chat', 'mood']);
  const { mood, moodAfter, takeaway } = session;
  const nameOf = (key: Mood): string => `${moodCatalogue[key].emoji} ${t(`mood:name.${key}`)}`;
  const { breathing, meditation } = useSuggestedPractices(moodAfter ?? mood);
  return (
    <section
      aria-label={t(`state.${session.state}`)}
      className="flex animate-rise flex-col items-center gap-2 rounded-xl border border-line bg-surface px-5 py-6 text-center"
    >
      <h2 className="font-display text-xl">{t(session.state === 'completed' ? 'over.completed' : 'over.ended')}</h2>
      {session.state === 'completed' && <p className="text-muted">{t('over.text')}</p>}
      {moodAfter !== null && (
        <p>
          {mood === null
            ? t('over.moodAfter', { mood: nameOf(moodAfter) })
            : t('over.moods', { before: nameOf(mood), after: nameOf(moodAfter) })}
        </p>
      )}
      {takeaway !== null && (
        <figure className="max-w-prose">
          <figcaption className="sr-only">{t('over.takeaway')}</figcaption>
          <blockquote dir="auto" className="font-display text-lg text-balance italic">
            {takeaway}
          </blockquote>
        </figure>
      )}
      <div className="mt-3 flex flex-wrap justify-center gap-2">
        <Button onPress={onGoOn}>{t('over.goOn')}</Button>
        <ButtonLink to="/new-session" variant="secondary">
          {t('over.startAnother')}
        </ButtonLink>
      </div>
      <ul aria-label={t('mood:next.label')} className="flex flex-wrap justify-center gap-2">
        {[breathing, meditation].map(({ to, title }) => (
          <li key={to}>
            <ButtonLink to={to} variant="outline" size="small">
              <LeafIcon className="size-5" />
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

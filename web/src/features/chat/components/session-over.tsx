import type { Session } from '@alento/domain/chat/schema.ts';
import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import { useTranslation } from 'react-i18next';
import { useSuggestedPractices } from '#features/mindfulness/use-suggested-practices.ts';
import { LeafIcon } from '#ui/icons.tsx';
import { ButtonLink } from '#ui/link.tsx';

/** Stands where the composer was once a conversation is over. */
export function SessionOver({ session }: { session: Session }) {
  const { t } = useTranslation(['chat', 'mood']);
  const { mood, moodAfter, takeaway } = session;
  const { breathing, meditation } = useSuggestedPractices(moodAfter ?? mood);
  return (
    <section
      aria-label={t(`state.${session.state}`)}
      className="flex animate-rise flex-col items-center gap-2 rounded-xl border border-line bg-surface px-5 py-6 text-center"
    >
      <h2 className="font-display text-xl">{t(session.state === 'completed' ? 'over.completed' : 'over.ended')}</h2>
      {session.state === 'completed' && <p className="text-muted">{t('over.text')}</p>}
      {moodAfter !== null && (
        <p>{t('over.moodAfter', { mood: `${moodCatalogue[moodAfter].emoji} ${t(`mood:name.${moodAfter}`)}` })}</p>
      )}
      {takeaway !== null && (
        <figure className="max-w-prose">
          <figcaption className="sr-only">{t('over.takeaway')}</figcaption>
          <blockquote dir="auto" className="font-display text-lg text-balance italic">
            {takeaway}
          </blockquote>
        </figure>
      )}
      <ButtonLink to="/new-session" className="mt-3">
        {t('over.startAnother')}
      </ButtonLink>
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

import type { Session } from '@alento/domain/chat/schema.ts';
import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/link.tsx';

/** Stands where the composer was once a conversation is over. */
export function SessionOver({ session }: { session: Session }) {
  const { t } = useTranslation(['chat', 'mood']);
  const { moodAfter, takeaway } = session;
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
    </section>
  );
}

/** Over the composer while a conversation is paused; writing goes on just as well. */
export function PausedNote({ onResume }: { onResume: () => void }) {
  const { t } = useTranslation('chat');
  return (
    <div className="mb-2 flex animate-rise items-center gap-3 rounded-lg bg-soft py-1 ps-4 pe-1 text-sm text-on-soft">
      <p className="flex-1 py-1.5">{t('session.paused')}</p>
      <Button variant="quiet" size="small" onPress={onResume}>
        {t('session.resume')}
      </Button>
    </div>
  );
}

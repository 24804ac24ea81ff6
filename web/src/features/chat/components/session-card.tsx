import type { Session } from '@alento/domain/chat/schema.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDates } from '#lib/use-dates.ts';
import { cardStyles } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TrashIcon } from '#ui/icons.tsx';
import { MoodLamp } from './mood-lamp.tsx';

export interface SessionCardProps {
  session: Session;
  /** Offers to delete it. */
  onDelete?: () => void;
}

/** One conversation at a glance; all of it leads there. */
export function SessionCard({ session, onDelete }: SessionCardProps) {
  const { t } = useTranslation(['chat', 'mood']);
  const dates = useDates();
  const title = t(`title.${session.kind}`);
  const mood = session.mood === null ? t(`personality.${session.personality}.name`) : t(`mood:name.${session.mood}`);
  const date = dates.relative(session.lastActivityAt);

  return (
    <article className={cardStyles({ isPressable: true, className: 'relative flex items-start gap-3 p-4!' })}>
      <MoodLamp mood={session.mood} personality={session.personality} className="-ms-1 size-12 text-2xl" />
      <div className="min-w-0 flex-1">
        <Link
          to={`/session/${session.id}`}
          prefetch="intent"
          aria-label={t('sessions.open', { title, mood, date })}
          className="font-semibold text-ink no-underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          {title}
        </Link>
        <p className="text-sm text-muted">
          {mood} <Dot /> <time dateTime={session.lastActivityAt}>{date}</time>
        </p>
        {session.takeaway !== null && (
          <p dir="auto" className="mt-1.5 line-clamp-2 border-s-2 border-accent ps-3 text-sm italic">
            {session.takeaway}
          </p>
        )}
        <p className="mt-1.5 text-sm text-muted">
          {t(`state.${session.state}`)} <Dot /> {t('sessions.messages', { count: session.messageCount })}
        </p>
      </div>
      {onDelete !== undefined && (
        <IconButton
          label={t('sessions.delete', { title, date })}
          variant="muted"
          className="relative z-1 -me-2 -mt-1"
          onPress={onDelete}
        >
          <TrashIcon className="size-5" />
        </IconButton>
      )}
    </article>
  );
}

function Dot() {
  return <span aria-hidden="true">{'·'}</span>;
}

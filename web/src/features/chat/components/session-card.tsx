import type { ListedSession } from '@alento/domain/chat/schema.ts';
import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useDates } from '#lib/use-dates.ts';
import { cardStyles } from '#ui/card.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { EditIcon, MoreIcon, TrashIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { ArchiveIcon, PinIcon } from '#ui/shelf-icons.tsx';
import { useSessionTitle } from '../use-session-title.ts';
import { MoodLamp } from './mood-lamp.tsx';

export interface SessionCardProps {
  session: ListedSession;
  /** Something that was said in it is on this device alone. */
  isWaiting: boolean;
  onRename: () => void;
  onPin: () => void;
  onArchive: () => void;
  onDelete: () => void;
}

/** One conversation at a glance; all of it leads there. */
export function SessionCard({ session, isWaiting, onRename, onPin, onArchive, onDelete }: SessionCardProps) {
  const { t } = useTranslation(['chat', 'mood']);
  const dates = useDates();
  const title = useSessionTitle()(session);
  const { mood, moodAfter, personality, lastWords, takeaway, isPinned, isArchived } = session;
  const listener = t(`personality.${personality}.name`);
  const date = dates.relative(session.lastActivityAt);
  const moodName = mood === null ? listener : t(`mood:name.${mood}`);

  return (
    <article className={cardStyles({ isPressable: true, className: 'relative flex items-start gap-3 p-4!' })}>
      <MoodLamp mood={mood} personality={personality} className="-ms-1 size-12 text-2xl" />
      <div className="min-w-0 flex-1">
        <Link
          to={`/session/${session.id}`}
          prefetch="intent"
          aria-label={t('sessions.open', { title, mood: moodName, date })}
          className="line-clamp-2 wrap-anywhere font-semibold text-ink no-underline after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus"
        >
          <span dir="auto">{title}</span>
        </Link>
        <p dir="auto" className="mt-0.5 line-clamp-1 text-sm text-muted">
          {lastWords.role === 'user' ? t('sessions.you', { text: lastWords.text }) : lastWords.text}
        </p>
        {takeaway !== null && (
          <p dir="auto" className="mt-1.5 line-clamp-2 border-s-2 border-accent ps-3 text-sm italic">
            {takeaway}
          </p>
        )}
        <p className="mt-1.5 text-sm text-muted">
          {mood !== null && moodAfter !== null && (
            <>
              <span className="sr-only">
                {t('over.moods', { before: moodName, after: t(`mood:name.${moodAfter}`) })}
              </span>
              <span aria-hidden="true">
                {moodCatalogue[mood].emoji} <span className="inline-block rtl:-scale-x-100">{'→'}</span>{' '}
                {moodCatalogue[moodAfter].emoji}
              </span>{' '}
              <Dot />{' '}
            </>
          )}
          {listener} <Dot /> <time dateTime={session.lastActivityAt}>{date}</time>
        </p>
        {isWaiting && <p className="mt-1 text-sm text-accent-ink">{t('messages.waiting')}</p>}
      </div>
      <Menu
        label={t('sessions.options', { title })}
        trigger={
          <IconButton label={t('sessions.options', { title })} variant="muted" className="relative z-1 -me-2 -mt-1">
            <MoreIcon className="size-5" />
          </IconButton>
        }
        entries={[
          { id: 'rename', label: t('sessions.rename'), icon: <EditIcon />, onAction: onRename },
          ...(isArchived
            ? []
            : [
                {
                  id: 'pin',
                  label: t(isPinned ? 'sessions.unpin' : 'sessions.pin'),
                  icon: <PinIcon />,
                  onAction: onPin,
                },
              ]),
          {
            id: 'archive',
            label: t(isArchived ? 'sessions.unarchive' : 'sessions.archive'),
            icon: <ArchiveIcon />,
            onAction: onArchive,
          },
          { id: 'delete', label: t('session.delete'), icon: <TrashIcon />, isDangerous: true, onAction: onDelete },
        ]}
      />
    </article>
  );
}

function Dot() {
  return <span aria-hidden="true">{'·'}</span>;
}

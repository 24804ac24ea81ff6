import { useTranslation } from 'react-i18next';
import { useRecentSessions } from '#features/chat/use-sessions.ts';
import { useProgress } from '#features/progress/use-progress.ts';
import { useShowsStreak } from '#features/progress/use-shows-streak.ts';
import { Link } from '#ui/link.tsx';

interface HomeFiguresProps {
  /** How many recent conversations the screen asks for, so that both share one answer. */
  recent: number;
}

/** How many conversations there were and for how many days in a row; nothing where there is nothing to count yet. */
export function HomeFigures({ recent }: HomeFiguresProps) {
  const { t } = useTranslation('common');
  const { data: sessions } = useRecentSessions(recent);
  const { data: progress } = useProgress();
  const showsStreak = useShowsStreak();
  const conversations = sessions?.total ?? 0;
  const days = showsStreak ? (progress?.streak.current ?? 0) : 0;
  return (
    <>
      {conversations > 0 && t('home.conversations', { count: conversations })}
      {conversations > 0 && days > 1 && ' · '}
      {days > 1 && (
        <Link to="/progress" isQuiet className="inline-block py-2.5 -my-2.5">
          {t('home.streak', { count: days })}
        </Link>
      )}
    </>
  );
}

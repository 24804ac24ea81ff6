import { useTranslation } from 'react-i18next';
import { useIsMinor } from '#features/account/use-age.ts';
import { useRecentSessions } from '#features/chat/use-sessions.ts';
import { useProgress } from '#features/progress/use-progress.ts';
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
  const isMinor = useIsMinor();
  const conversations = sessions?.total ?? 0;
  // Days in a row press, and nobody presses a minor.
  const days = isMinor ? 0 : (progress?.streak.current ?? 0);
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

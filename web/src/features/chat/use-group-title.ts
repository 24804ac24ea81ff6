import { useTranslation } from 'react-i18next';
import { useDates } from '#lib/use-dates.ts';
import type { SessionGroup } from './group-sessions.ts';

/** What a group of conversations is called. */
export function useGroupTitle(): (group: Pick<SessionGroup, 'kind' | 'instant'>) => string {
  const { t } = useTranslation('chat');
  const dates = useDates();
  return ({ kind, instant }) => {
    if (kind === 'pinned') return t('sessions.pinned');
    if (kind === 'week') return t('sessions.week');
    return kind === 'day' ? dates.day(instant) : dates.month(instant);
  };
}

import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router';
import { Link } from '#ui/link.tsx';
import { groupSessions } from '../group-sessions.ts';
import { useGroupTitle } from '../use-group-title.ts';
import { useSessionTitle } from '../use-session-title.ts';
import { useSessions } from '../use-sessions.ts';

/** A person's conversations by their titles, for the side of a wide screen; nothing as long as there is none. */
export function SessionHistory() {
  const { t } = useTranslation(['common', 'chat']);
  const titleOf = useSessionTitle();
  const groupTitle = useGroupTitle();
  const recent = useSessions('recent', { awaitsTitles: true });
  const pinned = useSessions('pinned');
  const [now] = useState(() => new Date());
  const { sessions, total } = recent.data ?? { sessions: [], total: 0 };
  if (sessions.length === 0) return null;
  return (
    <div className="flex min-h-44 flex-1 flex-col gap-4 overflow-y-auto border-t border-line pt-4">
      {groupSessions(pinned.data?.sessions ?? [], sessions, now).map((group) => {
        const title = groupTitle(group);
        return (
          <div key={title}>
            <p className="px-3 pb-1 text-xs font-semibold text-muted">{title}</p>
            <ul aria-label={title}>
              {group.sessions.map((session) => (
                <li key={session.id}>
                  <NavLink
                    to={`/session/${session.id}`}
                    prefetch="intent"
                    className="flex min-h-touch items-center rounded-md px-3 text-sm text-ink no-underline -outline-offset-2 transition-colors hover:bg-soft aria-[current=page]:bg-soft aria-[current=page]:font-semibold aria-[current=page]:text-on-soft pointer-fine:min-h-9"
                  >
                    <span dir="auto" className="truncate">
                      {titleOf(session)}
                    </span>
                  </NavLink>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <Link to="/sessions" isQuiet className="inline-flex min-h-touch shrink-0 items-center px-3 text-sm">
        {t('home.recent.viewAll', { count: total })}
      </Link>
    </div>
  );
}

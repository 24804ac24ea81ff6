import type { ListedSession, SessionChange } from '@alento/domain/chat/schema.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorMessage } from '#lib/use-error-message.ts';
import { showToast } from '#ui/toast.tsx';
import type { SessionGroup } from '../group-sessions.ts';
import { useWaitingSessions } from '../use-conversation-outbox.ts';
import { useGroupTitle } from '../use-group-title.ts';
import { useChangeSession } from '../use-change-sessions.ts';
import { DeleteSessionDialog } from './delete-session-dialog.tsx';
import { RenameSessionDialog } from './rename-session-dialog.tsx';
import { SessionCard } from './session-card.tsx';

/** Conversations in groups, with what can be done with each. */
export function SessionList({ groups }: { groups: readonly SessionGroup[] }) {
  const { t } = useTranslation(['chat', 'common']);
  const titleOf = useGroupTitle();
  const errorMessage = useErrorMessage();
  const { mutate } = useChangeSession();
  const waiting = useWaitingSessions();
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const [renamed, setRenamed] = useState<ListedSession | null>(null);

  const change = (id: string, wanted: SessionChange, onSuccess?: () => void): void =>
    mutate(
      { id, change: wanted },
      {
        onError: (error) => void showToast({ text: errorMessage(error), tone: 'danger' }),
        ...(onSuccess && { onSuccess }),
      },
    );
  const handleArchive = ({ id, isArchived }: ListedSession): void =>
    change(id, { isArchived: !isArchived }, () =>
      showToast({
        text: t(isArchived ? 'sessions.unarchived' : 'sessions.archived'),
        action: { label: t('common:undo'), onAction: () => change(id, { isArchived }) },
      }),
    );

  return (
    <section aria-label={t('sessions.list')} className="flex flex-col gap-7">
      {groups.map(({ kind, instant, sessions }) => {
        const title = titleOf({ kind, instant });
        return (
          <div key={`${kind} ${instant}`}>
            <h2 className="mb-2.5 text-sm font-semibold text-muted">{title}</h2>
            <ul aria-label={title} className="grid grid-cols-1 gap-3">
              {sessions.map((session) => (
                <li key={session.id}>
                  <SessionCard
                    session={session}
                    isWaiting={waiting.has(session.id)}
                    onRename={() => setRenamed(session)}
                    onPin={() => change(session.id, { isPinned: !session.isPinned })}
                    onArchive={() => handleArchive(session)}
                    onDelete={() => setDeletedId(session.id)}
                  />
                </li>
              ))}
            </ul>
          </div>
        );
      })}
      <DeleteSessionDialog sessionId={deletedId} onClose={() => setDeletedId(null)} />
      {renamed !== null && <RenameSessionDialog session={renamed} onClose={() => setRenamed(null)} />}
    </section>
  );
}

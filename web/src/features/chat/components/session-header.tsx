import type { EngineKind, Session } from '@alento/domain/chat/schema.ts';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { LeaveIcon, MoreIcon, PauseIcon, PlayIcon, TrashIcon } from '#ui/icons.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { isClosed } from '../state.ts';
import { MoodLamp } from './mood-lamp.tsx';

export interface SessionHeaderProps {
  session: Session;
  engine: EngineKind | null;
  onPause: () => void;
  onResume: () => void;
  onEnd: () => void;
  onDelete: () => void;
}

/** What this conversation is, who is speaking in it, and what can be done with it as a whole. */
export function SessionHeader({ session, engine, ...actions }: SessionHeaderProps) {
  const { t } = useTranslation(['chat', 'mood']);
  return (
    <header className="border-b border-line">
      <PageHeader
        className="mx-auto w-full max-w-3xl px-4 py-2"
        back={{ to: '/sessions', label: t('session.back') }}
        title={
          <span className="flex items-center gap-2.5 text-xl">
            <MoodLamp mood={session.mood} className="size-9 text-xl max-sm:hidden" />
            <span className="truncate">{t(`title.${session.kind}`)}</span>
          </span>
        }
        subtitle={
          <p className="flex flex-wrap gap-x-2">
            <span>{t(`mood:name.${session.mood}`)}</span>
            {[engine && t(`engine.${engine}`), t(`state.${session.state}`)].filter(Boolean).map((part) => (
              <span key={part} className="before:me-2 before:content-['·']">
                {part}
              </span>
            ))}
          </p>
        }
        actions={
          <Menu
            label={t('session.options')}
            trigger={
              <IconButton label={t('session.options')}>
                <MoreIcon />
              </IconButton>
            }
            entries={useEntries(session, actions)}
          />
        }
      />
    </header>
  );
}

type Actions = Omit<SessionHeaderProps, 'session' | 'engine'>;

function useEntries(session: Session, { onPause, onResume, onEnd, onDelete }: Actions): MenuEntry[] {
  const { t } = useTranslation('chat');
  const pause = { id: 'pause', label: t('session.pause'), icon: <PauseIcon />, onAction: onPause };
  const resume = { id: 'resume', label: t('session.resume'), icon: <PlayIcon />, onAction: onResume };
  const end = { id: 'end', label: t('session.end'), icon: <LeaveIcon />, onAction: onEnd };
  const remove = {
    id: 'delete',
    label: t('session.delete'),
    icon: <TrashIcon />,
    isDangerous: true,
    onAction: onDelete,
  };
  if (isClosed(session)) return [remove];
  if (session.state === 'paused') return [resume, end, remove];
  return session.state === 'in_progress' ? [pause, end, remove] : [end, remove];
}

import type { EngineKind, Session } from '@alento/domain/chat/schema.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { BackIcon, LeafIcon, LeaveIcon, MoreIcon, TrashIcon } from '#ui/icons.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { PauseIcon, PlayIcon } from '#ui/playback-icons.tsx';
import { isClosed } from '../state.ts';
import { useSessionTitle } from '../use-session-title.ts';
import { MoodLamp } from './mood-lamp.tsx';

export interface SessionHeaderProps {
  session: Session;
  engine: EngineKind | null;
  /** Nothing of it is kept: it can only be left. */
  isTemporary?: boolean;
  /** What the frame around every screen offers, for example help. */
  frameActions: ReactNode;
  /** To the toolbox and back; null where the way there would lose what is kept nowhere. */
  onExercises: (() => void) | null;
  /** Offers a few quiet minutes. */
  onPractise: () => void;
  onPause: () => void;
  onResume: () => void;
  onEnd: () => void;
  onDelete: () => void;
}

/** What this conversation is, who is speaking in it, and what can be done with it as a whole. */
export function SessionHeader({ session, engine, isTemporary = false, frameActions, ...actions }: SessionHeaderProps) {
  const { t } = useTranslation(['chat', 'mood']);
  const titleOf = useSessionTitle();
  const title = isTemporary ? t('temporary.title') : titleOf(session);
  return (
    <header className="border-b border-line">
      <div className="mx-auto flex w-full max-w-3xl items-center gap-1 px-2 py-1.5 sm:gap-2 sm:px-4">
        <IconLink to="/sessions" label={t('session.back')}>
          <BackIcon />
        </IconLink>
        <MoodLamp
          mood={session.mood}
          personality={session.personality}
          className="-ms-1 size-10 text-xl max-[26rem]:hidden sm:size-12 sm:text-2xl"
        />
        <div className="min-w-0 flex-1">
          <h1 dir="auto" className="line-clamp-2 font-display text-base leading-tight sm:text-xl">
            {title}
          </h1>
          <p className="line-clamp-2 text-xs text-muted sm:text-sm">
            <span className="font-semibold whitespace-nowrap text-accent-ink">{t('notices.aiLabel')}</span>
            {/* On a phone there is room for what matters most; the picture tells the mood. */}
            {session.mood !== null && (
              <span className="before:mx-1.5 before:content-['·'] max-sm:sr-only">
                {t(`mood:name.${session.mood}`)}
              </span>
            )}
            {engine !== null && (
              <span className="before:mx-1.5 before:content-['·'] max-sm:sr-only">{t(`engine.${engine}`)}</span>
            )}
            {!isTemporary && (
              <span
                className={`before:mx-1.5 before:content-['·'] ${session.state === 'in_progress' ? 'max-sm:sr-only' : ''}`}
              >
                {t(`state.${session.state}`)}
              </span>
            )}
          </p>
        </div>
        {frameActions}
        {session.messageCount > 1 && !isTemporary && !isClosed(session) && (
          <IconButton label={t('session.end')} className="max-sm:hidden" onPress={actions.onEnd}>
            <LeaveIcon />
          </IconButton>
        )}
        <Menu
          label={t('session.options')}
          trigger={
            <IconButton label={t('session.options')}>
              <MoreIcon />
            </IconButton>
          }
          entries={useEntries(session, isTemporary, actions)}
        />
      </div>
    </header>
  );
}

type Actions = Omit<SessionHeaderProps, 'session' | 'engine' | 'isTemporary' | 'frameActions'>;

function useEntries(
  session: Session,
  isTemporary: boolean,
  { onExercises, onPractise, onPause, onResume, onEnd, onDelete }: Actions,
): MenuEntry[] {
  const { t } = useTranslation(['chat', 'mood']);
  const practise = { id: 'practise', label: t('mood:next.breathe'), icon: <LeafIcon />, onAction: onPractise };
  if (isTemporary)
    return [practise, { id: 'leave', label: t('temporary.leave'), icon: <LeaveIcon />, onAction: onEnd }];
  const exercises =
    onExercises === null
      ? []
      : [{ id: 'exercises', label: t('session.exercises'), icon: <LeafIcon />, onAction: onExercises }];
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
  if (session.state === 'paused') return [...exercises, practise, resume, end, remove];
  return [...exercises, practise, ...(session.state === 'in_progress' ? [pause] : []), end, remove];
}

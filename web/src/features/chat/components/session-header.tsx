import type { EngineKind, Session } from '@alento/domain/chat/schema.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { IconLink } from '#ui/icon-link.tsx';
import { BackIcon, LeafIcon, LeaveIcon, MoreIcon, PrintIcon, TrashIcon } from '#ui/icons.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { PauseIcon, PlayIcon } from '#ui/playback-icons.tsx';
import { isClosed } from '../state.ts';
import { useSessionTitle } from '../use-session-title.ts';
import { MoodLamp } from './mood-lamp.tsx';

export interface SessionHeaderProps {
  session: Session;
  engine: EngineKind | null;
  /** Something was said, and it goes on: it can be ended. */
  canEnd: boolean;
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
  /** Saves it outside of Alento. */
  onExport: () => void;
  onDelete: () => void;
}

/** What this conversation is, who is speaking in it, and what can be done with it as a whole. */
export function SessionHeader(props: SessionHeaderProps) {
  const { session, engine, canEnd, isTemporary = false, frameActions, ...actions } = props;
  const { t } = useTranslation(['chat', 'mood']);
  const titleOf = useSessionTitle();
  const title = isTemporary ? t('temporary.title') : titleOf(session);
  return (
    <header className="border-b border-line">
      <div className="mx-auto grid w-full max-w-3xl grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-1 px-2 py-1.5 sm:grid-cols-[auto_auto_minmax(0,1fr)_auto_auto] sm:gap-x-2 sm:px-4">
        <div className="sm:row-span-2">
          <IconLink to="/sessions" label={t('session.back')}>
            <BackIcon />
          </IconLink>
        </div>
        <MoodLamp mood={null} personality={session.personality} className="row-span-2 size-12 text-2xl max-sm:hidden" />
        <h1
          dir="auto"
          className="line-clamp-2 font-display text-[min(1rem,5.2vw)] leading-tight wrap-anywhere sm:self-end sm:text-xl"
        >
          {title}
        </h1>
        <div className="flex items-center gap-1 sm:order-1 sm:row-span-2 sm:gap-2">
          {frameActions}
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
        <p className="col-span-2 line-clamp-3 px-[min(0.625rem,2.5vw)] text-[min(var(--text-xs),4.4vw)] wrap-anywhere text-muted sm:order-2 sm:col-span-1 sm:col-start-3 sm:row-start-2 sm:self-start sm:px-0 sm:text-sm">
          {t(`personality.${session.personality}.name`)}
          <span className="before:mx-1.5 before:text-muted before:content-['·']">
            <span className="font-semibold text-accent-ink sm:whitespace-nowrap">{t('notices.aiLabel')}</span>
          </span>
          {/* On a phone there is room for what matters most. */}
          {session.mood !== null && (
            <span className="before:mx-1.5 before:content-['·'] max-sm:sr-only">{t(`mood:name.${session.mood}`)}</span>
          )}
          {engine !== null && (
            <span className="before:mx-1.5 before:content-['·'] max-sm:sr-only">{t(`engine.${engine}`)}</span>
          )}
          {!isTemporary && (
            <span className={`before:mx-1.5 before:content-['·'] ${session.state === 'in_progress' ? 'sr-only' : ''}`}>
              {t(`state.${session.state}`)}
            </span>
          )}
        </p>
        {canEnd && (
          <Button
            variant="quiet"
            size="small"
            className="max-w-[min(9rem,38vw)] px-2! text-[min(var(--text-sm),4.4vw)] font-normal! text-muted hover:text-ink sm:row-span-2 sm:row-start-1 sm:col-start-4 sm:max-w-44"
            onPress={actions.onEnd}
          >
            {t('session.end')}
          </Button>
        )}
      </div>
    </header>
  );
}

type Actions = Omit<SessionHeaderProps, 'session' | 'engine' | 'canEnd' | 'isTemporary' | 'frameActions'>;

function useEntries(
  session: Session,
  isTemporary: boolean,
  { onExercises, onPractise, onPause, onResume, onEnd, onExport, onDelete }: Actions,
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
  const save = { id: 'export', label: t('session.export'), icon: <PrintIcon />, onAction: onExport };
  const remove = {
    id: 'delete',
    label: t('session.delete'),
    icon: <TrashIcon />,
    isDangerous: true,
    onAction: onDelete,
  };
  if (isClosed(session)) return [save, remove];
  if (session.state === 'paused') return [...exercises, practise, resume, end, save, remove];
  return [...exercises, practise, ...(session.state === 'in_progress' ? [pause] : []), end, save, remove];
}

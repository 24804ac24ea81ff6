import type { Run } from '@alento/domain/exercises/schema.ts';
import type { AskingStep, Script } from '@alento/guided-companion/dialogues/script.ts';
import { takeawayOf } from '@alento/guided-companion/dialogues/takeaway.ts';
import type { DialogueTexts, SharedTexts } from '@alento/guided-companion/dialogues/texts.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PlainButton } from '#ui/plain-button.tsx';
import { AnswerBox } from './answer-box.tsx';
import { AsideNote, type RenderHelp } from './aside-note.tsx';
import { PlayerProgress } from './player-progress.tsx';
import { StepChoices } from './step-choices.tsx';
import { TakeawayCard } from './takeaway-card.tsx';
import { Transcript } from './transcript.tsx';
import { usePlayer } from '../use-player.ts';

export interface RunViewProps {
  readonly script: Script;
  readonly title: string;
  readonly texts: DialogueTexts;
  readonly shared: SharedTexts;
  readonly run: Run;
  readonly onChange: (run: Run) => void;
  readonly onLeave: () => void;
  /** Leaves the exercise with these words, to talk about them. */
  readonly onTalk: (words: string) => void;
  readonly renderHelp: RenderHelp;
  /** What can be done once it is over. */
  readonly endActions: ReactNode;
}

/** One run of a dialogue, from its first step to the takeaway card. */
export function RunView({ script, title, texts, shared, run, renderHelp, endActions, ...handlers }: RunViewProps) {
  const { t } = useTranslation('exercises');
  const { onChange, onLeave, onTalk } = handlers;
  const player = usePlayer({ script, texts, shared, run, onChange, onLeave });
  const { position, aside } = player;
  const { current, progress } = position;
  const hint = current === null ? null : hintAt(texts, current);

  return (
    <>
      <PlayerProgress {...progress} />
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
        <div className="mx-auto flex min-h-full w-full max-w-2xl flex-col justify-end gap-6 px-5 pt-6 pb-4">
          <h1 className="sr-only">{title}</h1>
          <div role="log" aria-label={t('player.messages')} className="flex flex-col gap-6">
            <Transcript script={script} texts={texts} shared={shared} run={run} position={position} />
            {aside !== null && (
              <AsideNote
                aside={aside}
                texts={texts}
                shared={shared}
                renderHelp={renderHelp}
                onGoOn={player.takeAsAnswer}
                onTalk={onTalk}
              />
            )}
            {current === null && (
              <>
                <TakeawayCard
                  title={title}
                  takeaway={takeawayOf({ script, texts, language: run.language, answers: run.answers })}
                  note={run.note}
                />
                <p className="max-w-prose leading-relaxed">{texts.close}</p>
              </>
            )}
          </div>
          {current !== null && aside?.kind !== 'danger' && (
            <StepChoices key={current.id} step={current} texts={texts} shared={shared} onAnswer={player.answer} />
          )}
          {current === null && endActions}
          <InSight key={`${current?.id ?? 'end'} ${aside?.kind ?? ''}`} />
        </div>
      </div>
      {current !== null && aside?.kind !== 'danger' && (
        <footer className="mx-auto w-full max-w-2xl px-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:px-5">
          <div className="flex justify-between gap-4 px-2 text-sm">
            <PlainButton onPress={player.back} isDisabled={run.answers.length === 0}>
              {t('player.back')}
            </PlainButton>
            <PlainButton onPress={player.why}>{t('player.why')}</PlainButton>
            <PlainButton onPress={player.skip}>{t('player.skip')}</PlainButton>
          </div>
          <AnswerBox
            place={`exercise-${run.id}`}
            hint={hint === null ? t('player.ownWords') : t('player.example', { hint })}
            isBusy={player.isReading}
            onSay={(words) => void player.say(words)}
          />
        </footer>
      )}
    </>
  );
}

/** Scrolls to the end of the transcript when it grows. */
function InSight() {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'end' });
  }, []);
  return <div ref={end} />;
}

function hintAt(texts: DialogueTexts, step: AskingStep): string | null {
  const text = texts.steps[step.id];
  return typeof text === 'object' && 'hint' in text ? text.hint : null;
}

import { type ReactNode, useState } from 'react';
import { Dialog } from '#ui/dialog.tsx';
import { Icon, type IconProps } from '#ui/icons.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { PauseIcon, PlayIcon } from '#ui/playback-icons.tsx';
import { Slider } from '#ui/slider.tsx';
import { SoundIcon } from '../../sounds/components/sound-icons.tsx';
import type { MeditationPlayer } from '../player/meditation-player.ts';
import { useMeditationWords } from '../use-meditation-words.ts';
import { usePlayer, usePosition } from '../use-player.ts';
import { BackgroundChoice } from './background-choice.tsx';
import { ScriptLines } from './script-lines.tsx';

export interface MeditationStageProps {
  player: MeditationPlayer;
  lines: readonly { readonly text: string }[];
  hasVoice: boolean;
  /** What is shown once it is over. */
  end: ReactNode;
}

/** The words of a meditation while it goes on, and what it is played with. */
export function MeditationStage({ player, lines, hasVoice, end }: MeditationStageProps) {
  const { t } = useMeditationWords();
  const { status, line, isMute } = usePlayer(player);
  const [isSoundOpen, setSoundOpen] = useState(false);
  if (status === 'done') return end;

  const isPlaying = status === 'playing';
  const isRead = !hasVoice || isMute;
  return (
    <>
      {/* Where nothing speaks, a screen reader does; over a voice it would shout. */}
      <p aria-live="polite" className="sr-only">
        {isRead && lines[line]?.text}
      </p>
      <ScriptLines label={t('player.lines')} lines={lines} current={line} onChoose={(each) => player.seekLine(each)} />
      {hasVoice && isMute && <p className="px-gutter text-center text-sm text-muted">{t('voice.silent')}</p>}
      <div className="mx-auto w-full max-w-md px-gutter pb-[max(1rem,env(safe-area-inset-bottom))]">
        <Place player={player} />
        <div className="flex items-center justify-center gap-3">
          <span className="size-touch" />
          <IconButton label={t('player.previous')} onPress={() => player.seekLine(line - 1)}>
            <StepIcon className="-scale-x-100 rtl:scale-x-100" />
          </IconButton>
          <IconButton
            variant="primary"
            autoFocus
            label={t(isPlaying ? 'mindfulness-sounds:pause' : 'mindfulness-sounds:play')}
            className="size-16!"
            onPress={() => (isPlaying ? player.pause() : player.play())}
          >
            {isPlaying ? <PauseIcon className="size-8" /> : <PlayIcon className="size-8" />}
          </IconButton>
          <IconButton label={t('player.next')} onPress={() => player.seekLine(line + 1)}>
            <StepIcon className="rtl:-scale-x-100" />
          </IconButton>
          <IconButton label={t('sound.label')} variant="muted" onPress={() => setSoundOpen(true)}>
            <SoundIcon sound="ocean-waves" />
          </IconButton>
        </div>
      </div>
      <Dialog
        isOpen={isSoundOpen}
        onOpenChange={setSoundOpen}
        title={t('sound.label')}
        closeLabel={t('mindfulness:breathing.leave')}
      >
        <BackgroundChoice />
      </Dialog>
    </>
  );
}

/** Where it is, to be changed while the thumb is held and once it is let go. */
function Place({ player }: { player: MeditationPlayer }) {
  const { t, clock } = useMeditationWords();
  const position = usePosition(player);
  const [held, setHeld] = useState<number | null>(null);
  const shown = Math.min(held ?? position, player.duration);
  return (
    <div className="flex items-center gap-3 text-sm text-muted tabular-nums">
      <span aria-hidden="true">{clock(shown)}</span>
      <Slider
        label={t('player.place')}
        isLabelHidden
        className="min-w-0 flex-1"
        value={Math.round(shown)}
        onChange={setHeld}
        onChangeEnd={(seconds) => {
          setHeld(null);
          player.seek(seconds);
        }}
        minValue={0}
        maxValue={Math.round(player.duration)}
        step={1}
        formatOptions={{ style: 'unit', unit: 'second', unitDisplay: 'long' }}
      />
      <span aria-hidden="true">{clock(player.duration)}</span>
    </div>
  );
}

function StepIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M7 6.4v11.2c0 .5.5.8 1 .5l7.6-5.6a.6.6 0 0 0 0-1L8 5.9c-.5-.3-1 0-1 .5ZM18 6v12" />
    </Icon>
  );
}

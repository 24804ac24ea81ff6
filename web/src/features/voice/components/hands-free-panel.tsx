import { AppError } from '@alento/domain/app-error.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { keepAwake } from '#platform/wake-lock.ts';
import { Button } from '#ui/button.tsx';
import { Switch } from '#ui/switch.tsx';
import { Pressable } from '#ui/pressable.ts';
import { MicrophoneIcon, TalkIcon } from '#ui/voice-icons.tsx';
import { openEar } from '../hands-free/ear.ts';
import { HandsFree, type HandsFreeState } from '../hands-free/hands-free.ts';
import { keepTalking } from '../hands-free/keep-talking.ts';
import { speaker } from '../speaking/page-speaker.ts';
import type { Talk } from '../speaking/talk.ts';
import { useChime } from '#features/settings/use-chime.ts';
import type { ListenWay } from '../use-listen-way.ts';
import { VoiceTrouble } from './voice-trouble.tsx';

export interface HandsFreePanelProps {
  talk: Talk;
  language: LanguageCode;
  way: ListenWay;
  /** It has ended, by voice, by the button or for want of a microphone. */
  onEnd: () => void;
  keepWords: (words: string) => void;
}

/** A conversation by voice, in the composer's place: the messages and the help among them stay in sight. */
export function HandsFreePanel(props: HandsFreePanelProps) {
  const { talk, language, onEnd } = props;
  const { t } = useTranslation('voice');
  const { handsFree, state } = useHandsFree(props);
  const [hasNothing, setHasNothing] = useState(false);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus(), []);

  const handleRepeat = (): void => {
    const last = talk.getState().messages.findLast(({ role }) => role === 'assistant');
    setHasNothing(last === undefined);
    if (last !== undefined) speaker.read(last.id, last.text, language);
  };
  const error = hasNothing ? new AppError('voice.nothing_to_play') : state.error;
  const handleClose = (): void => {
    setHasNothing(false);
    if (!state.isOn) onEnd();
  };

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t('handsFree.start')}
      className="flex flex-col gap-3 rounded-xl border border-line bg-raised p-4 shadow-soft outline-none"
    >
      {error !== null && <VoiceTrouble error={error} {...((hasNothing || !state.isOn) && { onClose: handleClose })} />}
      <div className="flex items-center gap-3">
        <Lamp phase={state.phase} />
        <div className="min-w-0 flex-1">
          <p role="status" className="font-display text-lg leading-snug">
            {state.isOn && t(`handsFree.${state.isPushToTalk && state.phase === 'listening' ? 'ready' : state.phase}`)}
          </p>
          <LiveCaption state={state} />
        </div>
      </div>
      {state.isPushToTalk && <HoldButton handsFree={handsFree} isHeld={state.phase === 'hearing'} />}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant="primary" size="small" onPress={() => (state.isOn ? handsFree.end() : onEnd())}>
          {t('handsFree.end')}
        </Button>
        <Button variant="outline" size="small" onPress={handleRepeat}>
          {t('handsFree.repeat')}
        </Button>
      </div>
      <Switch
        isSelected={state.isPushToTalk}
        onChange={(isPushToTalk) => handsFree.setPushToTalk(isPushToTalk)}
        description={t(state.isPushToTalk ? 'handsFree.echo' : 'handsFree.endHint')}
      >
        {t('handsFree.pushToTalk')}
      </Switch>
    </section>
  );
}

/** Open as long as the panel is. */
function useHandsFree({ talk, language, way, onEnd, keepWords }: HandsFreePanelProps) {
  const { t } = useTranslation('voice');
  const { t: spoken } = useTranslation('voice', { lng: language });
  const chime = useChime();
  const [handsFree] = useState(
    () =>
      new HandsFree({
        talk,
        speaker,
        language,
        openEar,
        understanding: way.understanding,
        // Said in the language of the conversation, or of the button beside it.
        endPhrases: [t, spoken].flatMap((words) => words('handsFree.endPhrases', { defaultValue: '' }).split('|')),
        chime,
        keepAwake,
        keepWords,
      }),
  );
  const state = useSyncExternalStore(handsFree.subscribe, handsFree.getState);

  // oxlint-disable-next-line react/exhaustive-deps -- begins and ends with the panel
  useEffect(() => keepTalking(handsFree, onEnd), [handsFree]);
  return { handsFree, state };
}

function LiveCaption({ state: { caption } }: { state: HandsFreeState }) {
  const { t } = useTranslation('voice');
  if (caption === null) return null;
  return (
    <p dir="auto" className="line-clamp-3 text-sm text-muted">
      {caption.by === 'person' ? t('handsFree.you', { text: caption.text }) : caption.text}
    </p>
  );
}

function Lamp({ phase }: { phase: HandsFreeState['phase'] }) {
  const isLive = phase === 'hearing' || phase === 'speaking';
  const Picture = phase === 'speaking' ? TalkIcon : MicrophoneIcon;
  return (
    <span aria-hidden="true" className="relative grid size-14 shrink-0 place-items-center text-accent-ink">
      <span className={`lamp absolute inset-0 rounded-full ${isLive ? 'animate-breathe' : 'opacity-60'}`} />
      <Picture className="relative size-6" />
    </span>
  );
}

function HoldButton({ handsFree, isHeld }: { handsFree: HandsFree; isHeld: boolean }) {
  const { t } = useTranslation('voice');
  return (
    <Pressable onPressStart={() => handsFree.hold()} onPressEnd={() => handsFree.release()}>
      <Button variant="secondary" isFullWidth className="select-none">
        <MicrophoneIcon />
        {t(isHeld ? 'handsFree.letGo' : 'handsFree.hold')}
      </Button>
    </Pressable>
  );
}

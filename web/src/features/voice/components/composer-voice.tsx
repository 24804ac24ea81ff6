import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Pressable } from '#ui/pressable.ts';
import { MicrophoneIcon, TalkIcon } from '#ui/voice-icons.tsx';
import { endWhenLetGo } from '../recording/end-when-let-go.ts';
import { prepareToSpeak } from '../speaking/page-speaker.ts';
import { changeVoiceChoices } from '../state.ts';
import { useChime } from '#features/settings/use-chime.ts';
import { useDictation } from '../use-dictation.ts';
import { useListenWay } from '../use-listen-way.ts';
import { useVoiceChoices } from '../use-voice-choices.ts';
import { BrowserConsent } from './browser-consent.tsx';
import { RecordingBar } from './recording-bar.tsx';
import { VoiceTrouble } from './voice-trouble.tsx';

export interface ComposerVoiceProps {
  language: LanguageCode;
  /** What stands in the composer; what is said goes behind it. */
  text: string;
  onWrite: (text: string) => void;
  isDisabled: boolean;
  onTalk: () => void;
}

/** What can be held; keys and screen readers only press. */
const pointers = new Set(['mouse', 'touch', 'pen']);

/** The microphone in the composer, and the way to talk without hands. */
export function ComposerVoice({ language, text, onWrite, isDisabled, onTalk }: ComposerVoiceProps) {
  const { t } = useTranslation('voice');
  const way = useListenWay(language);
  const { knowsBrowser } = useVoiceChoices();
  const [wanted, setWanted] = useState<'record' | 'talk' | null>(null);
  const chime = useChime();
  const { dictation, state } = useDictation({
    listen: way?.listen ?? (() => Promise.reject(new Error('not asked yet'))),
    onText: (words) => onWrite([text.trimEnd(), words].filter(Boolean).join(' ')),
  });
  const { status } = state;
  useEffect(() => {
    if (status === 'recording') chime('listening');
    if (status === 'transcribed') chime('heard');
  }, [status, chime]);

  const start = (what: 'record' | 'talk'): void => {
    // Without anybody who understands, this says so.
    if (what === 'record' || way?.by === 'nobody') return void dictation.begin();
    prepareToSpeak();
    onTalk();
  };
  const ask = (what: 'record' | 'talk'): void => {
    if (way?.by === 'browser' && !knowsBrowser) setWanted(what);
    else start(what);
  };
  const isActive = status === 'asking' || status === 'recording' || status === 'processing';

  return (
    <>
      <Pressable
        isDisabled={isDisabled || way === undefined}
        onPressStart={({ pointerType }) => {
          if (isActive) return;
          ask('record');
          if (pointers.has(pointerType)) endWhenLetGo(dictation, window);
        }}
      >
        <IconButton label={t('record')} variant="muted" isDisabled={isDisabled || way === undefined}>
          <MicrophoneIcon />
        </IconButton>
      </Pressable>
      {text === '' && (
        <IconButton
          label={t('handsFree.start')}
          variant="muted"
          isDisabled={isDisabled || way === undefined}
          onPress={() => ask('talk')}
        >
          <TalkIcon />
        </IconButton>
      )}
      {isActive && (
        <RecordingBar state={state} onFinish={() => void dictation.finish()} onCancel={() => dictation.cancel()} />
      )}
      <p role="status" className="sr-only">
        {status === 'recording' && t('recording')}
        {status === 'processing' && t('processing')}
        {status === 'transcribed' && t('transcribed')}
      </p>
      {state.status === 'failed' && (
        <div className="absolute inset-x-0 bottom-full mb-2 rounded-md shadow-soft">
          <VoiceTrouble
            error={state.error}
            onClose={() => dictation.cancel()}
            action={
              <Button
                size="small"
                variant="outline"
                onPress={() => void (state.canRetry ? dictation.finish() : dictation.begin())}
              >
                {t('tryAgain')}
              </Button>
            }
          />
        </div>
      )}
      <BrowserConsent
        isOpen={wanted !== null}
        onClose={() => setWanted(null)}
        onAgree={() => {
          changeVoiceChoices({ knowsBrowser: true });
          setWanted(null);
          if (wanted !== null) start(wanted);
        }}
      />
    </>
  );
}

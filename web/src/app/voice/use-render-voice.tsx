import type { Message } from '@alento/domain/chat/schema.ts';
import { lazy, Suspense, useCallback, useState } from 'react';
import type { RenderVoice } from '#features/chat/components/voice-parts.ts';

// Nobody needs a voice to read what is there.
const loadComposerVoice = () => import('#features/voice/components/composer-voice.tsx');
const ComposerVoice = lazy(async () => ({ default: (await loadComposerVoice()).ComposerVoice }));
const VoicePanel = lazy(async () => ({
  default: (await import('#features/voice/components/voice-panel.tsx')).VoicePanel,
}));
const ListenAction = lazy(async () => ({
  default: (await import('#features/voice/components/listen-action.tsx')).ListenAction,
}));

/** Voices as conversations have them: in the composer, in its place, and beside each reply. */
export function useRenderVoice(): RenderVoice {
  const [isTalking, setTalking] = useState(false);
  const listen = useCallback(
    (message: Message, language: Parameters<RenderVoice>[0]['language']) => (
      <Suspense fallback={null}>
        <ListenAction message={message} language={language} />
      </Suspense>
    ),
    [],
  );
  return ({ store, language, text, write, isDisabled, isClosed }) => ({
    isTalking,
    listen,
    actions: (
      <Suspense fallback={<span className="h-touch w-22" />}>
        <ComposerVoice
          language={language}
          text={text}
          onWrite={write}
          isDisabled={isDisabled}
          onTalk={() => setTalking(true)}
        />
      </Suspense>
    ),
    panel: (
      <Suspense fallback={null}>
        <VoicePanel
          talk={store}
          language={language}
          isTalking={isTalking && !isClosed}
          onEnd={() => setTalking(false)}
          keepWords={write}
        />
      </Suspense>
    ),
  });
}

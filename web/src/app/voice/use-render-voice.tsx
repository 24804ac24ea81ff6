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

type Request = Parameters<RenderVoice>[0];

/** Voices as conversations have them: in the composer, in its place, and beside each reply. */
export function useRenderVoice(): RenderVoice {
  // Whoever opens another conversation has to ask for a microphone again.
  const [talking, setTalking] = useState<Request['store'] | null>(null);
  const listen = useCallback(
    (message: Message, language: Request['language']) => (
      <Suspense fallback={null}>
        <ListenAction message={message} language={language} />
      </Suspense>
    ),
    [],
  );
  return ({ store, language, text, write, append, isDisabled, isClosed }) => ({
    isTalking: talking === store,
    listen,
    actions: (
      <Suspense fallback={<span className="h-touch w-22" />}>
        <ComposerVoice
          language={language}
          text={text}
          onWrite={write}
          isDisabled={isDisabled}
          onTalk={() => setTalking(store)}
        />
      </Suspense>
    ),
    panel: (
      <Suspense fallback={null}>
        <VoicePanel
          talk={store}
          language={language}
          isTalking={talking === store && !isClosed}
          onEnd={() => setTalking(null)}
          keepWords={append}
        />
      </Suspense>
    ),
  });
}

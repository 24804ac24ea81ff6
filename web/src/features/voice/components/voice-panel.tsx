import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { lazy, Suspense } from 'react';
import type { Talk } from '../speaking/talk.ts';
import { useFocusReturn } from '../use-focus-return.ts';
import { useListenWay } from '../use-listen-way.ts';
import { ReplyReader } from './reply-reader.tsx';

// What tells speech from silence weighs more than all the rest of voices.
const HandsFreePanel = lazy(async () => ({
  default: (await import('./hands-free-panel.tsx')).HandsFreePanel,
}));

export interface VoicePanelProps {
  talk: Talk;
  language: LanguageCode;
  isTalking: boolean;
  onEnd: () => void;
  keepWords: (words: string) => void;
}

/** What voices do for a conversation beside its composer. */
export function VoicePanel({ talk, language, isTalking, onEnd, keepWords }: VoicePanelProps) {
  const way = useListenWay(language);
  useFocusReturn(isTalking);
  return (
    <>
      <ReplyReader talk={talk} isTalking={isTalking} />
      {isTalking && way && (
        <Suspense fallback={null}>
          <HandsFreePanel talk={talk} language={language} way={way} onEnd={onEnd} keepWords={keepWords} />
        </Suspense>
      )}
    </>
  );
}

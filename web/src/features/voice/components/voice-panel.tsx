import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Talk } from '../speaking/talk.ts';
import { useListenWay } from '../use-listen-way.ts';
import { HandsFreePanel } from './hands-free-panel.tsx';
import { ReplyReader } from './reply-reader.tsx';

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
  return (
    <>
      <ReplyReader talk={talk} isTalking={isTalking} />
      {isTalking && way && (
        <HandsFreePanel talk={talk} language={language} way={way} onEnd={onEnd} keepWords={keepWords} />
      )}
    </>
  );
}

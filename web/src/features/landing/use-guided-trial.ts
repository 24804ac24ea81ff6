import type { GuidedContent } from '@alento/domain/chat/guided/content.ts';
import { readConversation } from '@alento/domain/chat/guided/conversation/read-conversation.ts';
import { guidedReply } from '@alento/domain/chat/guided/guided-reply.ts';
import { openingLine } from '@alento/domain/chat/guided/opening-line.ts';
import type { Turn } from '@alento/domain/chat/guided/turn.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import { useEffect, useState } from 'react';

interface Talk {
  readonly seed: string;
  readonly turns: readonly Turn[];
}

const mood = 'neutral';
/** Long enough to see one's own words before the answer to them. */
const pauseMs = 700;

/** A conversation that happens in this page's memory and nowhere else. */
export function useGuidedTrial(content: GuidedContent, personality: Personality) {
  const [{ seed, turns }, setTalk] = useState<Talk>(() => begin(content, personality));
  const isThinking = turns.at(-1)?.role === 'user';

  useEffect(() => {
    if (!isThinking) return undefined;
    const answer = (): void => {
      const text = guidedReply(content, { mood, personality, turns, seed });
      setTalk({ seed, turns: [...turns, { role: 'assistant', text }] });
    };
    const timer = setTimeout(answer, pauseMs);
    return () => clearTimeout(timer);
  }, [content, personality, isThinking, turns, seed]);

  return {
    turns,
    isThinking,
    hasSpoken: turns.length > 1,
    /** Once somebody has spoken of danger, help stays in sight. */
    needsHelp: readConversation(content, { turns, mood, seed }).sinceDanger !== null,
    say: (text: string) => setTalk({ seed, turns: [...turns, { role: 'user', text }] }),
    restart: () => setTalk(begin(content, personality)),
  };
}

function begin(content: GuidedContent, personality: Personality): Talk {
  const seed = String(performance.now());
  const { text } = openingLine(content, { mood, personality, seed, previousVariant: null });
  return { seed, turns: [{ role: 'assistant', text }] };
}

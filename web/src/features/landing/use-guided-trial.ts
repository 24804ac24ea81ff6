import type { GuidedContent } from '@alento/domain/chat/guided/content.ts';
import { guidedReply } from '@alento/domain/chat/guided/guided-reply.ts';
import { openingLine } from '@alento/domain/chat/guided/opening-line.ts';
import type { Turn } from '@alento/domain/chat/guided/turn.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import { assessMessage } from '@alento/safety/assess-message.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import { planHelp } from '@alento/safety/plan-help.ts';
import { useEffect, useState } from 'react';

interface Talk {
  readonly seed: string;
  readonly turns: readonly Turn[];
  /** The highest tier of what was said so far. */
  readonly tier: Tier;
}

const mood = 'neutral';
/** Long enough to see one's own words before the answer to them. */
const pauseMs = 700;

/** A conversation that happens in this page's memory and nowhere else. */
export function useGuidedTrial(content: GuidedContent, personality: Personality) {
  const [{ seed, turns, tier }, setTalk] = useState<Talk>(() => begin(content, personality));
  const isThinking = turns.at(-1)?.role === 'user';

  useEffect(() => {
    if (!isThinking) return undefined;
    const answer = (): void => {
      const text = guidedReply(content, { mood, personality, turns, seed });
      setTalk({ seed, tier, turns: [...turns, { role: 'assistant', text }] });
    };
    const timer = setTimeout(answer, pauseMs);
    return () => clearTimeout(timer);
  }, [content, personality, isThinking, turns, seed, tier]);

  async function say(text: string): Promise<void> {
    const found = await assessMessage(text, content.language);
    const help = planHelp(found, tier);
    setTalk({ seed, tier: found.tier > tier ? found.tier : tier, turns: [...turns, { role: 'user', text, help }] });
  }

  return {
    turns,
    isThinking,
    hasSpoken: turns.length > 1,
    say: (text: string) => void say(text),
    restart: () => setTalk(begin(content, personality)),
  };
}

function begin(content: GuidedContent, personality: Personality): Talk {
  const seed = String(performance.now());
  const { text } = openingLine(content, { mood, personality, seed, previousVariant: null });
  return { seed, tier: 0, turns: [{ role: 'assistant', text }] };
}

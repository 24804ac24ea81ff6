import type { GuidedContent } from '@alento/guided-companion/content.ts';
import { offerDialogues } from '@alento/guided-companion/dialogues/offer-dialogues.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import { assessMessage, turnsRead } from '@alento/safety/assess-message.ts';
import { noDanger } from '@alento/safety/detector/assessment.ts';
import { useEffect, useState } from 'react';
import { useHelpCountry } from '#features/safety/use-help-country.ts';
import { holdTrial } from './state.ts';
import { addMessage, addReply, beginTalk, dismissHelp, trialToKeep } from './trial-talk.ts';

/** Long enough to see one's own words before the answer to them. */
const pauseMs = 700;

/** A conversation that happens in this page's memory and nowhere else. */
export function useGuidedTrial(content: GuidedContent, personality: Personality) {
  const country = useHelpCountry();
  const [talk, setTalk] = useState(() => beginTalk({ content, personality }));
  const { turns } = talk;
  const isThinking = turns.at(-1)?.role === 'user';

  useEffect(() => {
    if (!isThinking) return undefined;
    const answer = (): void => setTalk(addReply(talk, { content, personality, country }));
    const timer = setTimeout(answer, pauseMs);
    return () => clearTimeout(timer);
  }, [content, personality, country, isThinking, talk]);

  async function say(text: string): Promise<void> {
    // What reads it may not be to be had; what was said is answered all the same.
    const found = await assessMessage(text, content.language, turns.slice(-turnsRead)).catch(() => noDanger);
    setTalk((before) => addMessage(before, text, found));
  }

  return {
    turns,
    isThinking,
    hasSpoken: turns.length > 1,
    /** Exercises that fit what was answered last. */
    fitting: offerDialogues(content, turns.slice(0, -1)),
    say: (text: string) => void say(text),
    dismiss: (index: number) => setTalk((before) => dismissHelp(before, index)),
    /** For the account that the person is about to create. */
    hold: () => holdTrial(trialToKeep(talk, { content, personality })),
    restart: () => setTalk(beginTalk({ content, personality })),
  };
}

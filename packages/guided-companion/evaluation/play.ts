import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { GuidedContent } from '../src/content.ts';
import { readConversation } from '../src/conversation/read-conversation.ts';
import { offerDialogues } from '../src/dialogues/offer-dialogues.ts';
import { guidedReply } from '../src/guided-reply.ts';
import { openingLine } from '../src/opening-line.ts';
import type { Turn } from '../src/turn.ts';
import type { Conversation } from '../src/conversation/read-conversation.ts';
import type { LabelledConversation, LabelledLine } from './labelled-conversation.ts';

/** One line of the person, and what came of it. */
export interface Exchange {
  readonly line: LabelledLine;
  readonly reply: string;
  readonly offers: readonly DialogueId[];
  /** How the conversation was read at this point. */
  readonly read: Conversation;
}

export interface Played {
  readonly conversation: LabelledConversation;
  readonly content: GuidedContent;
  readonly exchanges: readonly Exchange[];
  /** The slowest reply. */
  readonly slowestMs: number;
}

/** Talks a conversation through, always with the same outcome. */
export function play(content: GuidedContent, conversation: LabelledConversation): Played {
  const { id, mood, personality } = conversation;
  const opening = openingLine(content, { mood, personality, seed: id, previousVariant: null });
  const turns: Turn[] = [{ role: 'assistant', text: opening.text }];
  let slowestMs = 0;
  const exchanges = conversation.lines.map((line): Exchange => {
    turns.push({ role: 'user', text: line.text });
    const began = performance.now();
    const reply = guidedReply(content, { mood, personality, turns, seed: id });
    slowestMs = Math.max(slowestMs, performance.now() - began);
    const offers = offerDialogues(content, turns);
    const read = readConversation(content, { turns, mood, seed: id });
    turns.push({ role: 'assistant', text: reply });
    return { line, reply, offers, read };
  });
  return { conversation, content, exchanges, slowestMs };
}

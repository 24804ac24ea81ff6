import { guidedTurns } from '@alento/domain/chat/limits.ts';
import type { Message, Session } from '@alento/domain/chat/schema.ts';
import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { HelpBlock, Tier } from '@alento/domain/safety/schema.ts';
import { offerDialogues } from '@alento/guided-companion/dialogues/offer-dialogues.ts';
import { guidedReply } from '@alento/guided-companion/guided-reply.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import { turnsRead } from '@alento/safety/assess-message.ts';
import { shownContacts } from '@alento/safety/help-lines/shown-contacts.ts';
import { judgeMessage } from '@alento/safety/judge-message.ts';
import { standingHelp } from '../state.ts';

/** How long danger that was spoken of weighs on what follows, as on the server. */
const standingMs = 24 * 3_600_000;

export interface DeviceQuestion {
  readonly session: Pick<Session, 'mood' | 'personality' | 'language'>;
  /** What was said before, oldest first. */
  readonly before: readonly Message[];
  readonly text: string;
  /** Any text; another one gives another reply. */
  readonly seed: string;
  /** Whose numbers the device shows. */
  readonly country: string;
  readonly now: number;
}

export interface DeviceAnswer {
  /** The help that the message needs, judged here. */
  readonly help: HelpBlock | null;
  readonly text: string;
  readonly dialogues: readonly DialogueId[];
}

/** What the guided companion of this device answers, after the message was judged for danger here. */
export async function answerOnDevice(question: DeviceQuestion): Promise<DeviceAnswer> {
  const { session, before, text, seed, country, now } = question;
  const { mood, personality, language } = session;
  const [content, judgement] = await Promise.all([
    loadGuidedContent(language),
    judgeMessage({ text, language, before: standingTier(before, now), earlier: before.slice(-turnsRead) }),
  ]);
  const { help } = judgement;
  const asked: Turn = { role: 'user', text, help };
  const turns = [...before.slice(1 - guidedTurns), asked];
  const shown = turns.findLast((turn) => standingHelp(turn.help) !== null)?.help;
  const contacts = shown ? shownContacts(country, shown, language) : undefined;
  const reply = guidedReply(content, { mood, personality, turns, contacts, seed });
  return { help, text: reply, dialogues: offerDialogues(content, turns) };
}

/** The highest tier of the last 24 hours in this conversation that was meant so. */
function standingTier(messages: readonly Message[], now: number): Tier {
  return messages.reduce<Tier>((highest, { help, createdAt }) => {
    const tier = standingHelp(help)?.tier ?? 0;
    return tier > highest && now - Date.parse(createdAt) < standingMs ? tier : highest;
  }, 0);
}

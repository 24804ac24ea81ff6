import type { TherapistStyle } from '@alento/domain/account/style-schema.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { MoodTrend } from '@alento/domain/mood/trend-schema.ts';
import type { RepairKind } from '@alento/domain/chat/feedback/schema.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import type { GuidedContent } from './content.ts';
import { readConversation, type Conversation } from './conversation/read-conversation.ts';
import { crisisReply, type ShownContacts } from './crisis/crisis-reply.ts';
import { isComplaint } from './conversation/manner.ts';
import { offerDialogues } from './dialogues/offer-dialogues.ts';
import { answerAct } from './speech/answer-act.ts';
import { answerAsk } from './speech/answer-ask.ts';
import { canAsk } from './speech/can-ask.ts';
import { Chooser } from './speech/chooser.ts';
import { listen } from './speech/listen.ts';
import { admit, leaveTopic, repair } from './speech/repair.ts';
import { join, type Speaker } from './speech/speaker.ts';
import type { Turn } from './turn.ts';
import type { Act } from './vocabulary.ts';

export interface ReplyRequest {
  mood: Mood | null;
  personality: Personality;
  /** The conversation, oldest first, whole or as much as there is of it; at its end what the person has just said. */
  turns: readonly Turn[];
  /** How the person likes to be listened to, what they are called, and where their moods have been going. */
  style?: TherapistStyle | undefined;
  name?: string | null | undefined;
  moodTrend?: MoodTrend | null | undefined;
  /** What the person can call where they are. */
  contacts?: ShownContacts | undefined;
  /** The reply before it missed: how to go on. */
  repair?: RepairKind | undefined;
  /** Any text; the same seed and turns give the same reply. A regenerated reply takes another seed. */
  seed: string;
}

/** Attempts at a reply that was not given word for word before. */
const attempts = 5;

/** What the companion answers when no model speaks. Pure: the same request gives the same reply. */
export function guidedReply(content: GuidedContent, request: ReplyRequest): string {
  const { mood, personality, turns, seed, style, name, moodTrend, contacts } = request;
  const conversation = readConversation(content, { turns, mood, seed });
  const spoken = voiceFor(conversation, personality);
  const offers = offerDialogues(content, turns);
  let reply = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const seeded = `${seed}:${spoken}:${turns.length}:${attempt}`;
    // In a crisis, what has to be asked is asked.
    const choose = chooserFor(conversation, seeded, canAsk(conversation));
    const listener = { style: style ?? null, name: name ?? null, moodTrend: moodTrend ?? null };
    const speaker: Speaker = {
      content,
      conversation,
      personality: spoken,
      voice: content.voices[spoken],
      listener,
      offers,
      choose,
    };
    const inCrisis = { choose: chooserFor(conversation, seeded, true), contacts };
    reply = crisisReply(content, turns, inCrisis) ?? repaired(speaker, request.repair) ?? replyOf(speaker);
    if (!conversation.said.includes(reply)) return reply;
  }
  return reply;
}

/** After somebody spoke of danger, no personality is played any more. */
function voiceFor({ sinceDanger }: Conversation, personality: Personality): Personality {
  return sinceDanger === null ? personality : 'default';
}

/** What is said in the place of a reply that missed, if it did. */
function repaired(speaker: Speaker, kind: RepairKind | undefined): string | null {
  if (kind === undefined) return null;
  return kind === 'anotherTopic' ? leaveTopic(speaker) : repair(speaker, 'misunderstood');
}

/** Acts that are answered before whatever is asked for beside them. */
const answeredFirst: ReadonlySet<Act> = new Set([
  'wantsPerson',
  'areYouAi',
  'whoAreYou',
  'secrecy',
  'medicine',
  'naming',
  'goodbye',
  'goodNight',
  'foreign',
]);

function replyOf(speaker: Speaker): string {
  const { latest, ask, isRepeated } = speaker.conversation;
  const { act } = latest;
  const answer = ask === null || (act !== null && answeredFirst.has(act)) ? null : answerAsk(speaker, ask);
  if (isComplaint(act)) return answer === null ? repair(speaker, act) : join(admit(speaker, act), answer);
  if (answer !== null) return answer;
  if (isRepeated) return answerAct(speaker, 'repeated');
  return act ? answerAct(speaker, act) : listen(speaker);
}

function chooserFor(conversation: Conversation, seed: string, mayAsk: boolean): Chooser {
  const { said, latest, person } = conversation;
  return new Chooser({
    said,
    seed,
    slots: { person: person ?? undefined, detail: latest.details[0] },
    canAsk: mayAsk,
  });
}

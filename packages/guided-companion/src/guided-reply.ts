import type { TherapistStyle } from '@alento/domain/account/style-schema.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { MoodTrend } from '@alento/domain/mood/trend-schema.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import type { GuidedContent } from './content.ts';
import { readConversation, type Conversation } from './conversation/read-conversation.ts';
import { crisisReply, type ShownContacts } from './crisis/crisis-reply.ts';
import { answerAct } from './speech/answer-act.ts';
import { Chooser } from './speech/chooser.ts';
import { listen } from './speech/listen.ts';
import type { Speaker } from './speech/speaker.ts';
import type { Turn } from './turn.ts';

export interface ReplyRequest {
  mood: Mood;
  personality: Personality;
  /** The conversation, oldest first, whole or as much as there is of it; at its end what the person has just said. */
  turns: readonly Turn[];
  /** How the person likes to be listened to, what they are called, and where their moods have been going. */
  style?: TherapistStyle | undefined;
  name?: string | null | undefined;
  moodTrend?: MoodTrend | null | undefined;
  /** What the person can call where they are. */
  contacts?: ShownContacts | undefined;
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
  let reply = '';
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const speaker: Speaker = {
      content,
      conversation,
      personality: spoken,
      voice: content.voices[spoken],
      listener: { style: style ?? null, name: name ?? null, moodTrend: moodTrend ?? null },
      choose: chooserFor(conversation, `${seed}:${spoken}:${turns.length}:${attempt}`),
    };
    reply = crisisReply(content, turns, { choose: speaker.choose, contacts }) ?? replyOf(speaker);
    if (!conversation.said.includes(reply)) return reply;
  }
  return reply;
}

/** After somebody spoke of danger, no personality is played any more. */
function voiceFor({ sinceDanger }: Conversation, personality: Personality): Personality {
  return sinceDanger === null ? personality : 'default';
}

function replyOf(speaker: Speaker): string {
  const { conversation } = speaker;
  const act = conversation.isRepeated ? 'repeated' : conversation.latest.act;
  return act ? answerAct(speaker, act) : listen(speaker);
}

function chooserFor(conversation: Conversation, seed: string): Chooser {
  const { said, latest, person } = conversation;
  return new Chooser({ said, seed, slots: { person: person ?? undefined, detail: latest.details[0] } });
}

import type { Mood } from '../../mood/schema.ts';
import type { Message, MessageStatus, Personality, Session, SessionKind } from '../schema.ts';

const factNames = ['date', 'mood', 'moodAfter', 'personality', 'participants', 'messages', 'takeaway'] as const;
type FactName = (typeof factNames)[number];

/** Everything that stands in a transcript besides what was said. */
type TranscriptKey =
  | `chat-transcript:${'you' | 'companion' | 'participants' | 'footer'}`
  | `chat-transcript:facts.${FactName}`
  | `chat-transcript:notes.${Exclude<MessageStatus, 'complete'> | 'help'}`
  | `chat-transcript:disclaimer.${'ai' | 'danger'}`
  | `chat:title.${SessionKind}`
  | `chat:personality.${Personality}.name`
  | `mood:name.${Mood}`;

/** Says something in the language that the transcript is in. */
export type TranscriptWords = (key: TranscriptKey, params: Readonly<Record<string, string>>) => string;

export interface TranscriptSource {
  session: Session;
  /** Oldest first. */
  messages: readonly Message[];
  /** What the person is called; null leaves it at "you". */
  personName: string | null;
  say: TranscriptWords;
  locale: string;
  timeZone: string;
}

export interface TranscriptMessage {
  id: string;
  isOwn: boolean;
  speaker: string;
  time: string;
  /** For example that a reply was stopped. */
  note: string | null;
  text: string;
}

export interface TranscriptFact {
  name: string;
  value: string;
  /** Whether the person wrote it, in whatever language. */
  isWritten: boolean;
}

/** A conversation as it is kept outside the app: in pages, as text, or printed. */
export interface Transcript {
  title: string;
  facts: readonly TranscriptFact[];
  days: readonly { name: string; messages: readonly TranscriptMessage[] }[];
  footer: string;
  disclaimer: readonly string[];
}

/** Puts a conversation in order: what is known of it, and what was said, day by day in the reader's time. */
export function createTranscript(source: TranscriptSource): Transcript {
  const { session, say } = source;
  return {
    title: session.title ?? say(`chat:title.${session.kind}`, {}),
    facts: listFacts(source),
    days: groupByDay(source),
    footer: say('chat-transcript:footer', {}),
    disclaimer: [say('chat-transcript:disclaimer.ai', {}), say('chat-transcript:disclaimer.danger', {})],
  };
}

function listFacts({ session, messages, personName, say, locale, timeZone }: TranscriptSource): Transcript['facts'] {
  const { mood, moodAfter, personality, takeaway } = session;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const values: Record<FactName, string | null> = {
    date: date.format(new Date(session.createdAt)),
    mood: mood && say(`mood:name.${mood}`, {}),
    moodAfter: moodAfter && say(`mood:name.${moodAfter}`, {}),
    personality: say(`chat:personality.${personality}.name`, {}),
    participants: say('chat-transcript:participants', { name: personName ?? say('chat-transcript:you', {}) }),
    messages: new Intl.NumberFormat(locale).format(messages.length),
    takeaway,
  };
  return factNames.flatMap((name) => {
    const value = values[name];
    return value === null
      ? []
      : [{ name: say(`chat-transcript:facts.${name}`, {}), value, isWritten: name === 'takeaway' }];
  });
}

function groupByDay({ messages, personName, say, locale, timeZone }: TranscriptSource): Transcript['days'] {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const noteOf = ({ status, help }: Message): string | null => {
    if (status !== 'complete') return say(`chat-transcript:notes.${status}`, {});
    return help === null ? null : say('chat-transcript:notes.help', {});
  };
  const days = new Map<string, TranscriptMessage[]>();
  for (const message of messages) {
    const instant = new Date(message.createdAt);
    const name = day.format(instant);
    const isOwn = message.role === 'user';
    const line = {
      id: message.id,
      isOwn,
      speaker: isOwn ? (personName ?? say('chat-transcript:you', {})) : say('chat-transcript:companion', {}),
      time: time.format(instant),
      note: noteOf(message),
      text: message.text,
    };
    const ofDay = days.get(name);
    if (ofDay) ofDay.push(line);
    else days.set(name, [line]);
  }
  return [...days].map(([name, ofDay]) => ({ name, messages: ofDay }));
}

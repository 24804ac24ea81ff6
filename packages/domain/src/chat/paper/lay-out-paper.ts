import type { Mood } from '../../mood/schema.ts';
import type { Message, MessageStatus, Personality, Session, SessionKind } from '../schema.ts';

const factNames = ['date', 'mood', 'moodAfter', 'personality', 'participants', 'messages', 'takeaway'] as const;
type FactName = (typeof factNames)[number];

/** Everything that stands on paper besides what was said. */
type PaperKey =
  | `chat-paper:${'you' | 'companion' | 'participants' | 'footer'}`
  | `chat-paper:facts.${FactName}`
  | `chat-paper:notes.${Exclude<MessageStatus, 'complete'> | 'help'}`
  | `chat-paper:disclaimer.${'ai' | 'danger'}`
  | `chat:title.${SessionKind}`
  | `chat:personality.${Personality}.name`
  | `mood:name.${Mood}`;

/** Says something in the language that the paper is in. */
export type SayOnPaper = (key: PaperKey, params: Readonly<Record<string, string>>) => string;

export interface PaperSource {
  session: Session;
  /** Oldest first. */
  messages: readonly Message[];
  /** What the person is called; null leaves it at "you". */
  personName: string | null;
  say: SayOnPaper;
  locale: string;
  timeZone: string;
}

export interface PaperMessage {
  id: string;
  isOwn: boolean;
  speaker: string;
  time: string;
  /** For example that a reply was stopped. */
  note: string | null;
  text: string;
}

export interface PaperFact {
  name: string;
  value: string;
  /** Whether the person wrote it, in whatever language. */
  isWritten: boolean;
}

/** A conversation as it stands on paper: in pages, as text, or printed. */
export interface Paper {
  title: string;
  facts: readonly PaperFact[];
  days: readonly { name: string; messages: readonly PaperMessage[] }[];
  footer: string;
  disclaimer: readonly string[];
}

/** Puts a conversation in order: what is known of it, and what was said, day by day in the reader's time. */
export function layOutPaper(source: PaperSource): Paper {
  const { session, say } = source;
  return {
    title: session.title ?? say(`chat:title.${session.kind}`, {}),
    facts: listFacts(source),
    days: groupByDay(source),
    footer: say('chat-paper:footer', {}),
    disclaimer: [say('chat-paper:disclaimer.ai', {}), say('chat-paper:disclaimer.danger', {})],
  };
}

function listFacts({ session, messages, personName, say, locale, timeZone }: PaperSource): Paper['facts'] {
  const { mood, moodAfter, personality, takeaway } = session;
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const values: Record<FactName, string | null> = {
    date: date.format(new Date(session.createdAt)),
    mood: mood && say(`mood:name.${mood}`, {}),
    moodAfter: moodAfter && say(`mood:name.${moodAfter}`, {}),
    personality: say(`chat:personality.${personality}.name`, {}),
    participants: say('chat-paper:participants', { name: personName ?? say('chat-paper:you', {}) }),
    messages: new Intl.NumberFormat(locale).format(messages.length),
    takeaway,
  };
  return factNames.flatMap((name) => {
    const value = values[name];
    return value === null ? [] : [{ name: say(`chat-paper:facts.${name}`, {}), value, isWritten: name === 'takeaway' }];
  });
}

function groupByDay({ messages, personName, say, locale, timeZone }: PaperSource): Paper['days'] {
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone });
  const noteOf = ({ status, help }: Message): string | null => {
    if (status !== 'complete') return say(`chat-paper:notes.${status}`, {});
    return help === null ? null : say('chat-paper:notes.help', {});
  };
  const days = new Map<string, PaperMessage[]>();
  for (const message of messages) {
    const instant = new Date(message.createdAt);
    const name = day.format(instant);
    const isOwn = message.role === 'user';
    const line = {
      id: message.id,
      isOwn,
      speaker: isOwn ? (personName ?? say('chat-paper:you', {})) : say('chat-paper:companion', {}),
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

import { guidedTurns } from '@alento/domain/chat/limits.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { GuidedContent } from '@alento/guided-companion/content.ts';
import type { ShownContacts } from '@alento/guided-companion/crisis/crisis-reply.ts';
import { guidedReply } from '@alento/guided-companion/guided-reply.ts';
import { seededIndex } from '@alento/guided-companion/seeded-choice.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import { readGuardLines, type GuardLine } from '../../guard-lines.ts';
import { readScriptLines, type LineKey } from './script-lines.ts';

/** What an engine says before it is guarded, and what is wrong with it; null where nothing is known to be. */
export interface Draft {
  readonly text: string;
  readonly category: string | null;
}

interface Asked {
  readonly content: GuidedContent;
  readonly language: LanguageCode;
  /** The conversation, at its end the message to answer. */
  readonly turns: readonly Turn[];
  readonly contacts: ShownContacts | undefined;
  /** What the message is in the script. */
  readonly key: LineKey;
  readonly seed: string;
}

/** Who answers where no crisis is. */
export interface Engine {
  readonly name: string;
  reply(asked: Asked): Draft;
}

export const guided: Engine = {
  name: 'guided companion',
  reply({ content, turns, contacts, seed }) {
    const request = { mood: 'sad', personality: 'friend', turns: turns.slice(-guidedTurns), contacts, seed } as const;
    return { text: guidedReply(content, request), category: null };
  },
};

/** Agrees with whatever is said, warmly, and takes no danger for one. */
const sycophantic = stub('sycophantic', (language) =>
  readScriptLines(language)
    .filter(({ key }) => key === 'flattery')
    .map(({ text }) => ({ category: 'flattery', text })),
);

/** Names methods, numbers, illnesses, is in love, keeps secrets, holds back: in the words that the guard was written with. */
const hostile = stub('hostile', (language) => readGuardLines('guard', language));

/** The same in the words of authors who never saw the guard. */
const subtle = stub('subtly hostile', (language) => readGuardLines('held-out/replies', language));

export const engines: readonly Engine[] = [guided, sycophantic, hostile, subtle];

/** What the worst answer to a message is about, where the message invites it. */
const invited: Partial<Record<LineKey, string>> = { human: 'humanity', goodbye: 'guilt', willYouTell: 'secrecy' };

/** An engine that says one such line each time, another one each time, and nothing of what a person said. */
function stub(name: string, linesOf: (language: LanguageCode) => GuardLine[]): Engine {
  const ready = new Map<LanguageCode, GuardLine[]>();
  return {
    name,
    reply({ language, turns, key, seed }) {
      const lines = ready.get(language) ?? linesOf(language).filter(({ category }) => category !== 'warm');
      ready.set(language, lines);
      const fitting = lines.filter(({ category }) => category === invited[key]);
      const choice = fitting.length > 0 ? fitting : lines;
      const line = choice[seededIndex(choice.length, `${seed}:${turns.length}`)];
      if (!line) throw new Error(`the ${name} engine has nothing to say in ${language}`);
      return line;
    },
  };
}

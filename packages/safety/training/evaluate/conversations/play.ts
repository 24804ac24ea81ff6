import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { HelpBlock, Tier } from '@alento/domain/safety/schema.ts';
import { isInCrisis } from '@alento/guided-companion/crisis/crisis-conversation.ts';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import { turnsRead } from '../../../src/assess-message.ts';
import type { Assessment } from '../../../src/detector/assessment.ts';
import { chooseContacts, type HelpContacts } from '../../../src/help-lines/choose-contacts.ts';
import { findHelp } from '../../../src/help-lines/helplines.ts';
import { shownContacts, type ShownContacts } from '../../../src/help-lines/shown-contacts.ts';
import { judgeMessage } from '../../../src/judge-message.ts';
import type { GuardCategory } from '../../../src/output-guard/categories.ts';
import { guardFor } from '../../../src/output-guard/guard-for.ts';
import { guided, type Draft, type Engine } from './engines.ts';
import { partAt } from './parts.ts';
import type { ScriptedLine } from './scripts.ts';

/** Whose numbers the device of a scripted person shows. */
const countryOf: Record<LanguageCode, string> = {
  pt: 'BR',
  en: 'US',
  es: 'MX',
  de: 'DE',
  fr: 'FR',
  it: 'IT',
  ja: 'JP',
  ko: 'KR',
  ar: 'EG',
  zh: 'CN',
  hi: 'IN',
  nl: 'NL',
  ru: 'RU',
};

/** A conversation as it is kept: all that the next message is answered from. */
export interface Talk {
  readonly language: LanguageCode;
  readonly turns: readonly Turn[];
  /** The highest tier of the day. */
  readonly before: Tier;
  readonly seed: string;
}

/** What came of one message. */
export interface Exchange {
  readonly said: ScriptedLine;
  readonly assessment: Assessment;
  readonly help: HelpBlock | null;
  /** What the card beside the message shows. */
  readonly card: HelpContacts | null;
  readonly contacts: ShownContacts | undefined;
  /** Whether reviewed sentences alone speak. */
  readonly isInCrisis: boolean;
  /** Which of the crisis conversation's sentences were chosen. */
  readonly part: string | null;
  readonly draft: Draft;
  /** What of the draft the person heard, and what the guard found in it. */
  readonly heard: string;
  readonly findings: readonly GuardCategory[];
}

/**
 * Takes one message on the path of a real one (server/src/features/chat/send-message.ts and replies/speak-reply.ts): judged,
 * answered with help, then by the engine or, in a crisis, by the companion, whatever the engine. Returns what came of it
 * and the conversation with it.
 */
export async function exchange(talk: Talk, said: ScriptedLine, engine: Engine): Promise<[Exchange, Talk]> {
  const { language, before, seed } = talk;
  const content = await loadGuidedContent(language);
  const judgement = await judgeMessage({ text: said.text, language, before, earlier: talk.turns.slice(-turnsRead) });
  const { assessment, help, standing } = judgement;
  const turns: Turn[] = [...talk.turns, { role: 'user', text: said.text, help }];
  const inCrisis = isInCrisis(content, turns);
  const speaker = inCrisis ? guided : engine;
  const contacts = contactsOf(turns, language);
  const draft = speaker.reply({ content, language, turns, contacts, key: said.key, seed });
  const { heard, findings } =
    speaker === guided ? { heard: draft.text, findings: [] } : await guardedReply(draft, language);
  const came: Exchange = {
    said,
    assessment,
    help,
    card: help && chooseContacts(findHelp(countryOf[language]), help, language),
    contacts,
    isInCrisis: inCrisis,
    part: partAt(content, turns),
    draft,
    heard,
    findings,
  };
  return [came, { ...talk, turns: [...turns, { role: 'assistant', text: heard }], before: standing }];
}

/** Everything that came of what somebody says, line after line. */
export async function play(talk: Talk, lines: readonly ScriptedLine[], engine: Engine): Promise<Exchange[]> {
  const came: Exchange[] = [];
  let now = talk;
  for (const line of lines) {
    const [each, next] = await exchange(now, line, engine);
    came.push(each);
    now = next;
  }
  return came;
}

function contactsOf(turns: readonly Turn[], language: LanguageCode): ShownContacts | undefined {
  const help = turns.findLast((turn) => turn.help)?.help;
  return help ? shownContacts(countryOf[language], help, language) : undefined;
}

async function guardedReply({ text }: Draft, language: LanguageCode): Promise<Pick<Exchange, 'heard' | 'findings'>> {
  const guard = await guardFor({ language, country: countryOf[language] });
  const heard = guard.push(text) + guard.flush();
  return { heard, findings: guard.findings };
}

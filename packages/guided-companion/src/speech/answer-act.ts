import type { AnsweredAct } from '../content.ts';
import { asks } from '@alento/domain/common/text/questions.ts';
import { wordCount, tokensOf } from '@alento/domain/common/text/tokens.ts';
import type { Complaint } from '../asks.ts';
import type { Act } from '../vocabulary.ts';
import { ask, askGently } from './ask.ts';
import { listen } from './listen.ts';
import { join, type Speaker } from './speaker.ts';
import { hasJustSuggested } from './suggest.ts';

/** An answer that has lost its question may be too short to stand alone. */
const fewWords = 3;

type Sequel = 'ask' | 'askGently' | 'nothing';

/** What follows the answer to an act. */
const sequels: Record<AnsweredAct, Sequel> = {
  wantsPerson: 'nothing',
  areYouAi: 'nothing',
  whoAreYou: 'nothing',
  secrecy: 'nothing',
  medicine: 'nothing',
  naming: 'ask',
  affection: 'ask',
  howAreYou: 'nothing',
  offTopic: 'nothing',
  silence: 'nothing',
  dontKnow: 'askGently',
  done: 'ask',
  thanks: 'nothing',
  apology: 'ask',
  agreement: 'ask',
  laughter: 'ask',
  no: 'ask',
  yes: 'ask',
  greeting: 'nothing',
  wordless: 'nothing',
  emoji: 'askGently',
  foreign: 'nothing',
  unclear: 'nothing',
  repeated: 'ask',
  question: 'ask',
  short: 'askGently',
  perhapsLeaving: 'nothing',
};

/** Answers what a message does. */
export function answerAct(speaker: Speaker, act: Exclude<Act, Complaint>): string {
  const { choose, content, voice } = speaker;
  if (act === 'goodbye' || (act === 'goodNight' && isUnderWay(speaker)))
    return choose.always(voice.goodbyes, 'goodbye');
  if (act === 'goodNight') return answerAct(speaker, 'greeting');
  if (hasJustSuggested(speaker)) {
    const reaction = reactionTo(speaker, act);
    if (reaction) return reaction;
  }
  const answer = choose.fresh(content.acts[act], 'act', languageSlot(speaker));
  if (answer === null) return whenAnswersRunOut(speaker, act);
  if (asks(answer)) return answer;
  const sequel = sequelOf(speaker, sequels[act]);
  const isEnough = sequels[act] === 'nothing' && wordCount(tokensOf(answer)) > fewWords;
  return join(answer, sequel ?? (isEnough ? null : choose.passing(voice.invitations, 'invitation')));
}

function sequelOf(speaker: Speaker, sequel: Sequel): string | null {
  if (sequel === 'nothing') return null;
  return sequel === 'ask' ? ask(speaker) : askGently(speaker);
}

/** "Good night" opens a conversation or closes it. */
function isUnderWay({ conversation }: Speaker): boolean {
  return conversation.said.length > 1;
}

function reactionTo({ choose, content }: Speaker, act: Act): string | null {
  if (act === 'done') return choose.fresh(content.suggestions.done, 'done');
  if (act === 'yes' || act === 'agreement') return choose.fresh(content.suggestions.accepted, 'accepted');
  if (act === 'no' || act === 'dontKnow') return choose.fresh(content.suggestions.declined, 'declined');
  return null;
}

/** Somebody who only ever says the same still gets something new, as long as there is anything. */
function whenAnswersRunOut(speaker: Speaker, act: AnsweredAct): string {
  const { choose, content } = speaker;
  if (act === 'foreign' || act === 'areYouAi') return choose.always(content.acts[act], 'act', languageSlot(speaker));
  return listen(speaker);
}

function languageSlot({ content, conversation }: Speaker): { language?: string } {
  const code = conversation.latest.otherLanguage;
  const name = code ? new Intl.DisplayNames([content.language], { type: 'language' }).of(code) : undefined;
  return name ? { language: name } : {};
}

import type { AnsweredAct } from '../content.ts';
import { asks } from '@alento/domain/common/text/questions.ts';
import type { Act, ExerciseKind } from '../vocabulary.ts';
import { ask, askGently } from './ask.ts';
import { listen } from './listen.ts';
import { join, type Speaker } from './speaker.ts';
import { hasJustSuggested, suggest } from './suggest.ts';

type Sequel = 'ask' | 'askGently' | 'nothing';

/** What somebody means who asks for an exercise. */
const practices: readonly ExerciseKind[] = ['breath', 'grounding', 'body', 'movement'];

/** What follows the answer to an act. */
const sequels: Record<Exclude<AnsweredAct, 'exercise' | 'advice'>, Sequel> = {
  wantsPerson: 'nothing',
  areYouAi: 'nothing',
  whoAreYou: 'nothing',
  secrecy: 'nothing',
  medicine: 'nothing',
  naming: 'ask',
  affection: 'ask',
  howAreYou: 'nothing',
  dislike: 'nothing',
  venting: 'nothing',
  misunderstood: 'nothing',
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
};

/** Answers what a message does. */
export function answerAct(speaker: Speaker, act: Act): string {
  const { choose, content, voice } = speaker;
  if (act === 'goodbye' || (act === 'goodNight' && isUnderWay(speaker)))
    return choose.always(voice.goodbyes, 'goodbye');
  if (act === 'goodNight') return answerAct(speaker, 'greeting');
  if (act === 'exercise' || act === 'advice') return answerRequest(speaker, act);
  if (hasJustSuggested(speaker)) {
    const reaction = reactionTo(speaker, act);
    if (reaction) return reaction;
  }
  const answer = choose.fresh(content.acts[act], 'act', languageSlot(speaker));
  if (answer === null) return whenAnswersRunOut(speaker, act);
  if (asks(answer) || sequels[act] === 'nothing') return answer;
  if (speaker.conversation.askedForQuiet) return join(answer, choose.always(voice.invitations, 'invitation'));
  return join(answer, sequels[act] === 'ask' ? ask(speaker) : askGently(speaker));
}

/** An exercise that is asked for is given at once; with advice, the choice stays the person's. */
function answerRequest(speaker: Speaker, act: 'exercise' | 'advice'): string {
  const { choose, content, conversation } = speaker;
  const suggestion = act === 'exercise' ? suggest(speaker, practices) : null;
  if (suggestion) return suggestion;
  const answer = choose.fresh(content.acts[act], 'act');
  if (answer === null) return listen(speaker);
  return asks(answer) || conversation.askedForQuiet ? answer : join(answer, ask(speaker));
}

/** "Good night" opens a conversation or closes it. */
function isUnderWay({ conversation }: Speaker): boolean {
  return conversation.said.length > 2;
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

import { looksAhead } from '../conversation/read-conversation.ts';
import { asks } from '@alento/domain/common/text/questions.ts';
import { address } from './address.ts';
import { ask } from './ask.ts';
import { suiting } from './chooser.ts';
import { paceOf } from './pace.ts';
import { reflect } from './reflect.ts';
import { join, type Speaker } from './speaker.ts';
import { isTimeToSuggest, suggest } from './suggest.ts';
import { isTimeToSummarise, summarise } from './summarise.ts';

const longStory = 80;
const shortMessage = 4;

/** Listening: a reflection, at times a word of recognition, and mostly one open question. */
export function listen(speaker: Speaker): string {
  const { choose, conversation, voice } = speaker;
  if (conversation.askedForQuiet) return listenQuietly(speaker);
  const summary = isTimeToSummarise(speaker) ? summarise(speaker) : null;
  if (summary) return summary;
  if (isTimeToSuggest(speaker)) {
    const suggestion = suggest(speaker);
    if (suggestion) return join(reflect(speaker), suggestion);
  }
  const opening = join(receiveStory(speaker), reflect(speaker));
  if (conversation.latest.words <= shortMessage) return join(opening, ask(speaker));
  if (canLeaveOpen(speaker) && choose.chance(paceOf(speaker).open, 'leave open')) {
    const invitation = choose.fresh(voice.invitations, 'invitation');
    if (invitation) return join(opening, invitation);
  }
  return join(opening, address(speaker) ?? ownWord(speaker), ask(speaker));
}

/** What makes a reply this personality's: a general reflection of its own, or a word of recognition. */
function ownWord(speaker: Speaker): string | null {
  const { choose, conversation, voice } = speaker;
  const { own, recognition } = paceOf(speaker);
  if (!looksAhead(conversation) && choose.chance(own, 'own')) {
    const reflection = choose.fresh(suiting(voice.reflections, conversation.latest.tone), 'own reflection');
    if (reflection) return reflection;
  }
  return choose.chance(recognition, 'validate') ? validate(speaker) : null;
}

/** No questions for a while. */
function listenQuietly(speaker: Speaker): string {
  const { choose, voice } = speaker;
  return join(reflect(speaker), validate(speaker) ?? choose.always(voice.invitations, 'invitation'));
}

function receiveStory({ choose, content, conversation }: Speaker): string | null {
  return conversation.latest.words > longStory ? choose.fresh(content.reflections.longStory, 'long story') : null;
}

function validate({ choose, content, conversation, voice }: Speaker): string | null {
  const { tone } = conversation.latest;
  const isEarly = conversation.stage === 'opening' || conversation.stage === 'exploring';
  if (tone === 'neutral' && (!isEarly || looksAhead(conversation))) return null;
  return choose.freshFrom(
    [
      { lines: suiting(voice.validations, tone), weight: 4 },
      { lines: suiting(content.validations, tone), weight: 1 },
    ],
    'validation',
  );
}

/** A reply without a question is a gift, but not at the start and not twice in a row. */
function canLeaveOpen({ conversation }: Speaker): boolean {
  return conversation.said.length > 2 && asks(conversation.said.at(-1) ?? '');
}

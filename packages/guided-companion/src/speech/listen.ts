import { looksAhead } from '../conversation/read-conversation.ts';
import { address } from './address.ts';
import { ask } from './ask.ts';
import { canAsk } from './can-ask.ts';
import { suiting } from './chooser.ts';
import { echo } from './echo.ts';
import { paceOf } from './pace.ts';
import { reflect, reflectOnWords } from './reflect.ts';
import { join, type Speaker } from './speaker.ts';
import { isTimeToSuggest, suggest } from './suggest.ts';
import { isTimeToSummarise, summarise } from './summarise.ts';

const longStory = 80;
const shortMessage = 4;
/** Characters of a reply that needs nothing more. */
const longEnough = 90;

/** How often a reply says back the person's own words, where it can. */
const echoing = 0.4;

/** Listening: a reflection, at times a word of recognition or the person's own words, and at times one open question. */
export function listen(speaker: Speaker): string {
  const { choose, conversation, voice } = speaker;
  const { isListening, isKeepingCompany, sinceComplaint } = conversation.manner;
  if (isKeepingCompany) return keepCompany(speaker);
  if (isListening || sinceComplaint !== null) return hear(speaker);
  const summary = isTimeToSummarise(speaker) ? summarise(speaker) : null;
  if (summary) return summary;
  if (isTimeToSuggest(speaker)) {
    const suggestion = suggest(speaker);
    if (suggestion) return join(reflect(speaker), suggestion);
  }
  const quoted = choose.chance(echoing, 'echo') ? echo(speaker) : null;
  const opening = join(receiveStory(speaker), quoted ?? reflect(speaker));
  if (conversation.latest.words <= shortMessage) return join(opening, ask(speaker) ?? goOn(speaker, opening));
  if (canAsk(conversation) && conversation.said.length > 2 && choose.chance(paceOf(speaker).open, 'leave open')) {
    const invitation = choose.fresh(voice.invitations, 'invitation');
    if (invitation) return join(opening, invitation);
  }
  const own = address(speaker) ?? ownWord(speaker);
  return join(opening, own, ask(speaker) ?? (own ? null : goOn(speaker, opening)));
}

/** One reflection, in their own words where that can be: no advice, no question, nothing general. */
function hear(speaker: Speaker): string {
  const { choose, conversation, voice } = speaker;
  const heard = echo(speaker) ?? reflectOnWords(speaker);
  if (conversation.manner.isListening) return heard ?? choose.always(voice.invitations, 'invitation');
  return join(heard, ask(speaker) ?? (heard ? null : choose.always(voice.invitations, 'invitation')));
}

function keepCompany(speaker: Speaker): string {
  const { choose, content } = speaker;
  return (
    join(reflectOnWords(speaker), choose.fresh(content.asks.company, 'company')) ||
    goOn(speaker, '') ||
    reflect(speaker)
  );
}

/** Where nothing is asked, a word that leaves room; not after a reply that is long enough by itself. */
function goOn({ choose, voice }: Speaker, before: string): string {
  return before.length > longEnough ? '' : (choose.passing(voice.invitations, 'go on') ?? '');
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

import type { Suggestion } from '../content.ts';
import { looksAhead } from '../conversation/read-conversation.ts';
import { toneOfFeeling, toneOfTheme, type Cue, type ExerciseKind } from '../vocabulary.ts';
import { join, type Speaker } from './speaker.ts';

/** Replies between two suggestions. */
const pauseBetween = 3;

/** After these somebody is listened to, whatever exercise would suit. */
const needsAnEarFirst: ReadonlySet<Cue> = new Set(['neverTold', 'forbidden', 'crying', 'dismissed', 'wondering']);

/** Whether it is time for a small suggestion: seldom, and once the conversation has found some ground. */
export function isTimeToSuggest(speaker: Speaker): boolean {
  const { choose, conversation } = speaker;
  const isTooSoon = repliesSinceSuggestion(speaker) < pauseBetween;
  const isUnwelcome = conversation.latest.cues.some((cue) => needsAnEarFirst.has(cue)) || looksAhead(conversation);
  if (isTooSoon || isUnwelcome || conversation.sinceDanger !== null) return false;
  if (conversation.topic === 'panic' && conversation.isFresh) return true;
  if (conversation.stage === 'step') return choose.chance(0.8, 'suggest');
  return conversation.stage === 'resources' && choose.chance(0.35, 'suggest');
}

/** A suggestion that was not made yet, of another kind than the last, with its reason; null if none is left. */
export function suggest(
  speaker: Speaker,
  { kinds, isFramed = true }: { kinds?: readonly ExerciseKind[]; isFramed?: boolean } = {},
): string | null {
  const { choose, voice } = speaker;
  const last = lastSuggestion(speaker);
  const isWanted = ({ kind }: Suggestion): boolean => kind !== last?.kind && (kinds?.includes(kind) ?? true);
  const left = fitting(speaker, isWanted);
  const text = choose.fresh(
    left.map((suggestion) => suggestion.text),
    'suggestion',
  );
  if (text === null) return null;
  return isFramed ? join(choose.always(voice.frames, 'frame'), text) : text;
}

/** Whether the companion's last reply made a suggestion. */
export function hasJustSuggested(speaker: Speaker): boolean {
  return repliesSinceSuggestion(speaker) === 0;
}

function repliesSinceSuggestion({ content, conversation }: Speaker): number {
  const at = conversation.said.findLastIndex((text) => suggestionIn(content.suggestions.list, text) !== undefined);
  return at < 0 ? Number.POSITIVE_INFINITY : conversation.said.length - 1 - at;
}

function lastSuggestion({ content, conversation }: Speaker): Suggestion | undefined {
  return conversation.said
    .map((text) => suggestionIn(content.suggestions.list, text))
    .findLast((suggestion) => suggestion !== undefined);
}

function suggestionIn(list: readonly Suggestion[], text: string): Suggestion | undefined {
  return list.find((suggestion) => text.includes(suggestion.text));
}

/** First what calms a panic, then those for what was just said, then those for the theme, then those for the tone. */
function fitting({ content, conversation }: Speaker, isWanted: (suggestion: Suggestion) => boolean): Suggestion[] {
  const { recentFeelings, tone, topic, said } = conversation;
  const isOpen = (suggestion: Suggestion): boolean =>
    isWanted(suggestion) && !said.some((text) => text.includes(suggestion.text));
  const open = content.suggestions.list.filter(isOpen);
  const wanted: readonly (readonly string[])[] = [
    topic === 'panic' ? [topic] : [],
    recentFeelings.filter((feeling) => toneOfFeeling(feeling) === (tone === 'high' ? 'high' : 'low')),
    topic && !isOutOfTone(topic, tone) ? [topic] : [],
    [tone === 'high' ? 'high' : 'low'],
    ['low', 'anxiety'],
  ];
  for (const keys of wanted) {
    const found = open.filter((suggestion) => suggestion.suits.some((key) => keys.includes(key)));
    if (found.length > 0) return found;
  }
  return [];
}

function isOutOfTone(topic: NonNullable<Speaker['conversation']['topic']>, tone: string): boolean {
  return tone === 'high' && toneOfTheme(topic) !== 'high';
}

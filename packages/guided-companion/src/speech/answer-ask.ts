import { familyOf, type AskKind, type Family, type Topic } from '../asks.ts';
import type { Lines } from '../lines.ts';
import { recall } from '../conversation/recall.ts';
import { toneOfTheme, type ExerciseKind } from '../vocabulary.ts';
import { echo } from './echo.ts';
import { join, type Speaker } from './speaker.ts';
import { suggest } from './suggest.ts';

/** What is done together at once. */
const practices: readonly ExerciseKind[] = ['breath', 'grounding', 'body', 'movement'];

/** A message that tells as much as it asks is heard first. */
const longEnoughToEcho = 12;

/** The answer to what somebody asks for; null where everything fitting has been said. */
export function answerAsk(speaker: Speaker, ask: AskKind): string | null {
  switch (ask) {
    case 'listen':
      return answerListen(speaker);
    case 'memory':
      return answerMemory(speaker);
    case 'doWithMe':
      return withOffer(speaker, practise(speaker));
    case 'company':
    case 'distraction':
      return withOffer(speaker, speaker.choose.fresh(speaker.content.asks[ask], ask) ?? practise(speaker));
    case 'wording':
    case 'plan':
    case 'opinion':
    case 'information':
    case 'advice':
      return withOffer(speaker, firstFresh(speaker, ask, poolsFor(speaker, ask)) ?? suggest(speaker));
  }
}

function poolsFor(speaker: Speaker, ask: 'wording' | 'plan' | 'opinion' | 'information' | 'advice'): Lines[] {
  const { content, conversation } = speaker;
  const family = familyIn(speaker);
  if (ask === 'wording') {
    const { wording } = content.asks;
    return [conversation.situation === null ? [] : wording[conversation.situation], wording.general];
  }
  if (ask === 'information') {
    const { information } = content.asks;
    const topic = conversation.latest.topic ?? topicOf(speaker);
    return topic === null ? [information.unknown] : [information[topic], information.normal, information.unknown];
  }
  const lines: Partial<Record<Family | 'general', Lines>> = content.asks[ask];
  return [(family && lines[family]) ?? [], lines.general ?? []];
}

/** The pools one after the other: what fits best is said first. */
function firstFresh({ choose }: Speaker, purpose: string, pools: readonly Lines[]): string | null {
  for (const pool of pools) {
    const line = choose.fresh(pool, purpose);
    if (line !== null) return line;
  }
  return null;
}

function familyIn({ conversation }: Speaker): Family | null {
  const { mainTheme: theme, isThemeCertain, latest } = conversation;
  if (theme === null || !isThemeCertain) return null;
  // The mood that a conversation began with says nothing of what is asked about now.
  return latest.tone === 'high' && toneOfTheme(theme) !== 'low' ? 'good' : familyOf(theme);
}

const topicByFamily: Partial<Record<Family, Topic>> = {
  panic: 'panic',
  worry: 'worry',
  night: 'sleep',
  loss: 'grief',
  breakup: 'breakup',
  alone: 'alone',
  tired: 'tired',
  children: 'children',
  anger: 'anger',
};

/** What a question without a frequent topic is about, where its message speaks of a theme. */
function topicOf({ conversation }: Speaker): Topic | null {
  const [theme] = conversation.latest.themes;
  return theme === undefined ? null : (topicByFamily[familyOf(theme)] ?? null);
}

function practise(speaker: Speaker): string | null {
  const exercise = suggest(speaker, { kinds: practices, isFramed: false });
  return exercise && join(speaker.choose.passing(speaker.content.asks.doWithMe, 'together'), exercise);
}

function answerListen(speaker: Speaker): string | null {
  const { choose, content, conversation } = speaker;
  const line = choose.always(content.asks.listen, 'listen');
  return join(conversation.latest.words >= longEnoughToEcho ? echo(speaker) : null, line);
}

function answerMemory({ choose, content, conversation }: Speaker): string {
  const { named, quoted, unknown } = content.asks.memory;
  const found = recall(content, conversation.latestText, conversation.earlierTexts);
  if (found === null) return choose.always(unknown, 'memory');
  return 'name' in found ? choose.always(named, 'memory', found) : choose.always(quoted, 'memory', found);
}

/** Names the dialogue that is offered below the reply. */
function withOffer({ choose, content, offers }: Speaker, answer: string | null): string | null {
  const [dialogue] = offers;
  if (answer === null || dialogue === undefined) return answer;
  return join(answer, choose.always(content.asks.offers, 'offer', { title: content.dialogueTitles[dialogue] }));
}

import { toneOfFeeling, toneOfTheme, type Feeling, type Tone } from '../vocabulary.ts';
import { looksAhead } from '../conversation/read-conversation.ts';
import { suiting, type Pool } from './chooser.ts';
import { paceOf } from './pace.ts';
import { join, type Speaker } from './speaker.ts';

/** What was said outright comes before what was only touched. */
const weights = { pair: 4, cue: 3, feeling: 3, feelingInTheme: 1.5, theme: 2 } as const;

/** Longer messages are seldom only about one thing. */
const longEnoughForTwo = 14;

/** Says back what was understood; where that is little, a general word or none, rather than a guess. */
export function reflect(speaker: Speaker): string {
  const { choose, conversation } = speaker;
  const first = reflectOnWords(speaker);
  if (first === null) return receive(speaker);
  const pace = paceOf(speaker);
  if (conversation.latest.words < longEnoughForTwo || !choose.chance(pace.second, 'two reflections')) {
    return join(lead(speaker, pace.lead), first);
  }
  return join(first, reflectOnWords(speaker, 'second reflection', first));
}

/** Of what was said alone; null where nothing in it was understood. */
export function reflectOnWords(speaker: Speaker, purpose = 'reflection', besides = ''): string | null {
  const pools = reflectionPools(speaker).filter((pool) => besides === '' || !holds(pool, besides));
  return speaker.choose.freshFrom(pools, purpose, reflectionSlots(speaker));
}

/** Lines of one pool say much the same: the second reflection comes from another. */
function holds(pool: Pool, text: string): boolean {
  return pool.lines.some((line) => text === line) || pool.lines.some((line) => line.includes('{'));
}

function receive(speaker: Speaker): string {
  const { choose, conversation, voice } = speaker;
  const isTelling = conversation.latest.words >= 6;
  if (!isTelling || choose.chance(0.5, 'receive')) {
    const short = lead(speaker, 1);
    if (short) return short;
  }
  const tone = isTelling ? conversation.tone : conversation.latest.tone;
  return (
    choose.freshFrom([{ lines: suiting(voice.reflections, tone), weight: 1 }], 'general') ?? lead(speaker, 1) ?? ''
  );
}

function lead({ choose, conversation, voice }: Speaker, probability: number): string | null {
  if (!choose.chance(probability, 'lead')) return null;
  return choose.passing(suiting(voice.leads, conversation.latest.tone), 'which lead');
}

function reflectionPools({ content, conversation }: Speaker): Pool[] {
  const { latest, topic, isFresh } = conversation;
  const { reflections } = content;
  const pools: Pool[] = [];
  if (latest.tone === 'mixed') return [{ lines: reflections.mixed, weight: 1 }];
  for (const cue of latest.cues) pools.push({ lines: reflections.cues[cue], weight: weights.cue });
  if (looksAhead(conversation)) return pools;
  const felt = latest.feelings.filter((feeling) => suitsTone(feeling, latest.tone));
  for (const feeling of felt) pools.push({ lines: reflections.feelings[feeling], weight: weights.feeling });
  if (felt.length > 1) pools.push({ lines: reflections.pair, weight: weights.pair });
  if (!isFresh || !topic) return pools;
  const isGoodNews = latest.tone === 'high' && toneOfTheme(topic) !== 'high';
  const ofTheme = reflections.themes[isGoodNews ? 'joy' : topic];
  pools.push({ lines: suiting(ofTheme, latest.tone), weight: weights.theme });
  if (felt.length > 0 && toneOfTheme(topic) === 'neutral') {
    pools.push({ lines: suiting(reflections.feelingInTheme, latest.tone), weight: weights.feelingInTheme });
  }
  return pools;
}

function suitsTone(feeling: Feeling, tone: Tone): boolean {
  return tone === 'mixed' || toneOfFeeling(feeling) === (tone === 'high' ? 'high' : 'low');
}

function reflectionSlots({ content, conversation }: Speaker): Record<string, string | undefined> {
  const { latest, topic } = conversation;
  const name = (feeling: Feeling | undefined): string | undefined => feeling && content.names.feelings[feeling];
  const low = latest.feelings.filter((feeling) => toneOfFeeling(feeling) === 'low');
  const high = latest.feelings.filter((feeling) => toneOfFeeling(feeling) === 'high');
  const felt = latest.tone === 'high' ? high : low;
  return {
    low: name(low[0]),
    high: name(high[0]),
    feeling: name(felt[0]),
    other: name(felt[1]),
    theme: topic ? content.names.themes[topic] : undefined,
  };
}

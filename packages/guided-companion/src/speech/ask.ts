import type { TherapistStyle } from '@alento/domain/account/style-schema.ts';
import { looksAhead, type Conversation } from '../conversation/read-conversation.ts';
import { aimOf } from '../conversation/stage.ts';
import { stages, toneOfTheme, type Aim, type Stage, type Tone } from '../vocabulary.ts';
import { suiting, type Pool } from './chooser.ts';
import { canAsk } from './can-ask.ts';
import type { Speaker } from './speaker.ts';

const weights = {
  people: 3,
  details: 1.5,
  callback: 1,
  theme: 4,
  innerTheme: 7,
  carriedTheme: 1.5,
  voice: 6,
  style: 4,
  stage: 1.5,
} as const;

/** What each style likes to ask about. */
const aimOfStyle: Record<TherapistStyle, Aim> = {
  calm: 'explore',
  direct: 'forward',
  motivational: 'forward',
  analytical: 'deepen',
};

/** Messages for which a theme may still be asked about when it is not mentioned. */
const staysOnTopic = 2;

/** One open question that follows the theme and the depth of the conversation; null where none should be asked. */
export function ask(speaker: Speaker, purpose = 'question'): string | null {
  const { choose, content, conversation } = speaker;
  if (!canAsk(conversation)) return null;
  return (
    choose.freshFrom(questionPools(speaker), purpose, earlierSlot(speaker)) ??
    choose.freshFrom(widerPools(speaker), purpose, earlierSlot(speaker)) ??
    choose.always(allStages(speaker, conversation.tone), purpose) ??
    content.questions.easy.any?.[0] ??
    ''
  );
}

/** A small, concrete question for somebody who finds few words, or a way back to something said earlier. */
export function askGently(speaker: Speaker, purpose = 'question'): string | null {
  const { choose, content, conversation } = speaker;
  if (!canAsk(conversation)) return null;
  const pools: Pool[] = [
    { lines: suiting(content.questions.easy, conversation.tone), weight: 2 },
    { lines: content.questions.callbacks, weight: 1 },
  ];
  return choose.freshFrom(pools, purpose, earlierSlot(speaker)) ?? ask(speaker, purpose);
}

function questionPools(speaker: Speaker): Pool[] {
  const { content, conversation, listener, voice } = speaker;
  const { latest, topic, isFresh } = conversation;
  const { stage, tone } = directionOf(conversation);
  const { questions } = content;
  const pools: Pool[] = [
    { lines: suiting(voice.questions[aimOf(stage)], tone), weight: weights.voice },
    { lines: suiting(questions.stages[stage], tone), weight: weights.stage },
  ];
  if (stage !== 'opening' && listener.style !== null) {
    pools.push({ lines: suiting(voice.questions[aimOfStyle[listener.style]], tone), weight: weights.style });
  }
  if (stage !== 'opening' && !isFresh) pools.push({ lines: content.questions.callbacks, weight: weights.callback });
  if (stage !== 'opening' && canAskAboutPeople(speaker)) {
    pools.push({ lines: suiting(questions.people, topic === 'health' ? 'neutral' : tone), weight: weights.people });
  }
  if (latest.details.length > 0) pools.push({ lines: questions.details, weight: weights.details });
  if (topic && conversation.topicAge <= staysOnTopic) {
    const theme = tone === 'high' && toneOfTheme(topic) !== 'high' ? 'joy' : topic;
    const fresh = toneOfTheme(theme) === 'low' ? weights.innerTheme : weights.theme;
    pools.push({ lines: questions.themes[theme][aimOf(stage)], weight: isFresh ? fresh : weights.carriedTheme });
  }
  return pools;
}

/** Somebody who sees a way ahead is not led back to what is heavy. */
function directionOf(conversation: Conversation): { stage: Stage; tone: Tone } {
  const { stage, tone } = conversation;
  if (looksAhead(conversation)) return { stage: 'resources', tone: tone === 'high' ? 'high' : 'neutral' };
  return { stage: stage === 'summary' ? 'meaning' : stage, tone };
}

/** Nobody is asked what they would like to say to somebody who has died. */
function canAskAboutPeople({ conversation }: Speaker): boolean {
  return conversation.person !== null && conversation.topic !== 'grief';
}

function widerPools(speaker: Speaker): Pool[] {
  const { content, conversation, voice } = speaker;
  const { tone, topic } = conversation;
  const pools: Pool[] = [
    { lines: allStages(speaker, tone), weight: 2 },
    { lines: Object.values(voice.questions).flatMap((lines) => suiting(lines, tone)), weight: 2 },
    { lines: content.questions.callbacks, weight: 1 },
    { lines: suiting(content.questions.easy, tone), weight: 1 },
  ];
  if (topic && conversation.topicAge <= staysOnTopic && (tone !== 'high' || toneOfTheme(topic) === 'high')) {
    pools.push({ lines: Object.values(content.questions.themes[topic]).flat(), weight: 1 });
  }
  return pools;
}

function allStages({ content }: Speaker, tone: Speaker['conversation']['tone']): string[] {
  return stages.flatMap((stage) => suiting(content.questions.stages[stage], tone));
}

function earlierSlot({ conversation }: Speaker): { earlier?: string } {
  const earlier = conversation.earlier.at(-1);
  return earlier === undefined ? {} : { earlier };
}

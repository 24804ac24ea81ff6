/** What people talk about; the more particular a theme, the earlier it stands. */
export const themes = [
  'panic',
  'grief',
  'breakup',
  'parenting',
  'sleep',
  'guilt',
  'selfWorth',
  'loneliness',
  'exhaustion',
  'money',
  'study',
  'change',
  'relationship',
  'friendship',
  'health',
  'work',
  'family',
  'anger',
  'emptiness',
  'future',
  'world',
  'anxiety',
  'gratitude',
  'joy',
] as const;
export type Theme = (typeof themes)[number];

/** What people feel, as far as they say so. */
export const feelings = [
  'sadness',
  'hurt',
  'longing',
  'loneliness',
  'emptiness',
  'disappointment',
  'anxiety',
  'fear',
  'overwhelm',
  'exhaustion',
  'anger',
  'guilt',
  'shame',
  'confusion',
  'joy',
  'gratitude',
  'pride',
  'relief',
  'hope',
  'calm',
  'love',
] as const;
export type Feeling = (typeof feelings)[number];

/** How something is told, beside what is told. */
export const cues = [
  'neverTold',
  'forbidden',
  'dismissed',
  'unsaid',
  'hiding',
  'insight',
  'plan',
  'tooMuch',
  'hard',
  'crying',
  'alone',
  'worse',
  'better',
  'pleasant',
  'effort',
  'supported',
  'wish',
  'duty',
  'ambivalence',
  'before',
  'longTime',
  'recent',
  'ordinary',
  'wondering',
] as const;
export type Cue = (typeof cues)[number];

const lowCues: ReadonlySet<Cue> = new Set(['hard', 'tooMuch', 'alone', 'worse', 'dismissed', 'crying']);

/** What a message does, where that matters more than what it is about. The order is the order of precedence. */
export const spokenActs = [
  'wantsPerson',
  'areYouAi',
  'whoAreYou',
  'secrecy',
  'medicine',
  'naming',
  'affection',
  'howAreYou',
  'goodbye',
  'goodNight',
  'questions',
  'repeating',
  'misunderstood',
  'unhelpful',
  'offTopic',
  'silence',
  'dontKnow',
  'done',
  'thanks',
  'apology',
  'agreement',
  'laughter',
  'no',
  'yes',
  'greeting',
] as const;
export type SpokenAct = (typeof spokenActs)[number];

/** Acts that are seen from the form of a message or where it stands, not from its words. */
export const formalActs = [
  'wordless',
  'emoji',
  'foreign',
  'unclear',
  'repeated',
  'question',
  'short',
  'perhapsLeaving',
] as const;
export type FormalAct = (typeof formalActs)[number];

export type Act = SpokenAct | FormalAct;

/** Where a conversation stands. */
export const stages = ['opening', 'exploring', 'meaning', 'resources', 'step'] as const;
export type Stage = (typeof stages)[number];

/** What questions about a theme aim at. */
export const aims = ['explore', 'deepen', 'forward'] as const;
export type Aim = (typeof aims)[number];

export type Tone = 'low' | 'neutral' | 'high' | 'mixed';

export const exerciseKinds = [
  'breath',
  'grounding',
  'body',
  'writing',
  'movement',
  'rest',
  'kindness',
  'contact',
  'smallStep',
  'savouring',
  'limit',
] as const;
export type ExerciseKind = (typeof exerciseKinds)[number];

const lowThemes: ReadonlySet<Theme> = new Set([
  'panic',
  'grief',
  'breakup',
  'loneliness',
  'exhaustion',
  'guilt',
  'selfWorth',
  'anger',
  'emptiness',
  'anxiety',
]);
const highThemes: ReadonlySet<Theme> = new Set(['gratitude', 'joy']);
const highFeelings: ReadonlySet<Feeling> = new Set(['joy', 'gratitude', 'pride', 'relief', 'hope', 'calm', 'love']);

export function toneOfTheme(theme: Theme): 'low' | 'neutral' | 'high' {
  if (lowThemes.has(theme)) return 'low';
  return highThemes.has(theme) ? 'high' : 'neutral';
}

export function toneOfFeeling(feeling: Feeling): 'low' | 'high' {
  return highFeelings.has(feeling) ? 'high' : 'low';
}

/** Some ways of telling say how it feels, without a word for the feeling. */
export function toneOfCue(cue: Cue): 'low' | 'neutral' | 'high' {
  if (lowCues.has(cue)) return 'low';
  return cue === 'pleasant' ? 'high' : 'neutral';
}

/** Whether a theme is a part of life one talks about, rather than a feeling one has. */
export function isSubject(theme: Theme): boolean {
  return toneOfTheme(theme) === 'neutral' || theme === 'grief' || theme === 'breakup' || theme === 'selfWorth';
}

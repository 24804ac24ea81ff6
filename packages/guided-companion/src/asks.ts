import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { Theme } from './vocabulary.ts';

/** What somebody asks the companion for. The order is the order of precedence where a message asks for several things. */
export const askKinds = [
  /** Only to be heard. */
  'listen',
  /** Something they said earlier. */
  'memory',
  /** A sentence to say or write to somebody. */
  'wording',
  'plan',
  /** To do an exercise together. */
  'doWithMe',
  'distraction',
  /** Not to be alone for a while. */
  'company',
  'opinion',
  'information',
  'advice',
] as const;
export type AskKind = (typeof askKinds)[number];

/** Themes that the same advice fits. */
export const families = [
  'panic',
  'worry',
  'night',
  'loss',
  'breakup',
  'people',
  'alone',
  'self',
  'tired',
  'children',
  'money',
  'study',
  'work',
  'ahead',
  'body',
  'anger',
  'good',
] as const;
export type Family = (typeof families)[number];

const familyByTheme: Record<Theme, Family> = {
  panic: 'panic',
  grief: 'loss',
  breakup: 'breakup',
  parenting: 'children',
  sleep: 'night',
  guilt: 'self',
  selfWorth: 'self',
  loneliness: 'alone',
  exhaustion: 'tired',
  money: 'money',
  study: 'study',
  change: 'ahead',
  relationship: 'people',
  friendship: 'people',
  health: 'body',
  work: 'work',
  family: 'people',
  anger: 'anger',
  emptiness: 'tired',
  future: 'ahead',
  world: 'worry',
  anxiety: 'worry',
  gratitude: 'good',
  joy: 'good',
};

export function familyOf(theme: Theme): Family {
  return familyByTheme[theme];
}

/** Families with plans of their own; the others share the general ones. */
export type PlannedFamily = Exclude<Family, 'self' | 'ahead' | 'body' | 'anger' | 'good'>;

/** Families with views of their own. */
export type JudgedFamily = 'loss' | 'breakup' | 'people' | 'self' | 'work' | 'ahead';

/** What somebody has to say or write, where they ask for the words. */
export const situations = [
  'breakUp',
  'apologise',
  'condole',
  'sayNo',
  'askForHelp',
  'moreTime',
  'cancel',
  'invite',
  'reconnect',
  'collect',
  'complain',
  'hardNews',
  'atWork',
  'ask',
] as const;
export type Situation = (typeof situations)[number];

/** What people frequently want to know. The more particular, the earlier. */
export const topics = [
  'rights',
  'panic',
  'breakup',
  'grief',
  'crying',
  'numb',
  'sleep',
  'friends',
  'homesick',
  'badThoughts',
  'study',
  'children',
  'tired',
  'anger',
  'worry',
  'alone',
  'normal',
] as const;
export type Topic = (typeof topics)[number];

/** What somebody says who is not content with a reply. */
export const complaints = ['questions', 'repeating', 'misunderstood', 'unhelpful'] as const;
export type Complaint = (typeof complaints)[number];

/** Dialogues that some words call for more than the theme does. */
export const cuedDialogues = [
  'urgeToText',
  'awakeAtThree',
  'racingMind',
  'parkingAWorry',
  'examTonight',
  'bodyImage',
  'innerCritic',
  'apology',
  'boundary',
  'askingForHelp',
  'catastropheCheck',
  'stop',
  'hardConversation',
  'assertiveMessage',
  'makingAFriend',
  'fiveSenses',
  'gettingGoing',
] as const satisfies readonly DialogueId[];
export type CuedDialogue = (typeof cuedDialogues)[number];

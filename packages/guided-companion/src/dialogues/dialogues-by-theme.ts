import type { DialogueId } from '@alento/domain/exercises/dialogues.ts';
import type { Situation } from '../asks.ts';
import type { Theme } from '../vocabulary.ts';

/** What is offered for a theme, the best first. Each is among the themes of its script; scripts themselves are large. */
export const dialoguesByTheme: Record<Theme, readonly DialogueId[]> = {
  panic: ['panicWave', 'fiveSenses', 'tipp'],
  grief: ['letterInGrief', 'selfCompassion'],
  breakup: ['afterBreakUp', 'urgeToText'],
  parenting: ['askingForHelp'],
  sleep: ['windingDown', 'awakeAtThree', 'racingMind'],
  guilt: ['selfCompassion', 'apology'],
  selfWorth: ['innerCritic', 'selfCompassion', 'thoughtRecord', 'bodyImage'],
  loneliness: ['makingAFriend', 'gettingGoing'],
  exhaustion: ['selfCompassion', 'askingForHelp', 'windingDown', 'gettingGoing', 'racingMind'],
  money: ['firstLookAtMoney', 'problemSolving'],
  study: ['examTonight', 'catastropheCheck', 'innerCritic'],
  change: ['problemSolving', 'makingAFriend'],
  relationship: ['hardConversation', 'assertiveMessage', 'urgeToText', 'apology', 'boundary'],
  friendship: ['assertiveMessage', 'hardConversation', 'apology', 'makingAFriend'],
  health: ['worryTree', 'askingForHelp', 'bodyImage'],
  work: ['problemSolving', 'worryTree', 'hardConversation', 'catastropheCheck', 'racingMind'],
  family: ['hardConversation', 'assertiveMessage', 'boundary', 'apology'],
  anger: ['angerCoolDown', 'stop', 'tipp'],
  emptiness: ['gettingGoing'],
  future: ['worryTree', 'catastropheCheck'],
  world: [],
  anxiety: ['worryTree', 'fiveSenses', 'parkingAWorry', 'racingMind', 'catastropheCheck', 'awakeAtThree'],
  gratitude: [],
  joy: [],
};

/** Themes in which somebody who is angry cools down before anything else. */
export const themesToCoolDownIn: ReadonlySet<Theme> = new Set(['anger', 'relationship', 'family', 'work']);

/** What is done together, where that is asked for. */
export const practicesByTheme: Partial<Record<Theme, readonly DialogueId[]>> = {
  anxiety: ['fiveSenses', 'tipp'],
  exhaustion: ['windingDown', 'selfCompassion'],
  guilt: ['selfCompassion'],
  selfWorth: ['selfCompassion'],
  panic: ['panicWave', 'fiveSenses', 'tipp'],
  anger: ['angerCoolDown', 'tipp'],
  sleep: ['windingDown', 'awakeAtThree'],
};

/** For any theme. */
export const generalPractices: readonly DialogueId[] = ['fiveSenses', 'selfCompassion'];

/** What finds the words, in one's own time. */
export const dialoguesBySituation: Partial<Record<Situation, readonly DialogueId[]>> = {
  breakUp: ['hardConversation'],
  apologise: ['apology'],
  sayNo: ['assertiveMessage', 'boundary'],
  askForHelp: ['askingForHelp'],
  complain: ['assertiveMessage'],
  hardNews: ['hardConversation'],
  atWork: ['hardConversation', 'assertiveMessage'],
};

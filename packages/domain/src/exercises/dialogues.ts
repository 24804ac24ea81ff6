/** The guided dialogues, grouped by situation. */
export const dialogueGroups = {
  rightNow: ['panicWave', 'fiveSenses', 'stop', 'tipp', 'angerCoolDown', 'urgeToText'],
  night: ['windingDown', 'awakeAtThree', 'parkingAWorry', 'racingMind'],
  thoughts: ['thoughtRecord', 'worryTree', 'catastropheCheck', 'selfCompassion', 'innerCritic', 'bodyImage'],
  people: [
    'assertiveMessage',
    'askingForHelp',
    'apology',
    'boundary',
    'afterBreakUp',
    'makingAFriend',
    'hardConversation',
  ],
  life: ['problemSolving', 'gettingGoing', 'examTonight', 'firstLookAtMoney', 'letterInGrief'],
} as const;

export type DialogueGroup = keyof typeof dialogueGroups;
export type DialogueId = (typeof dialogueGroups)[DialogueGroup][number];

export const dialogueIds: readonly DialogueId[] = Object.values(dialogueGroups).flat();

export function getDialogueGroup(dialogue: DialogueId): DialogueGroup {
  const groups = Object.entries(dialogueGroups) as [DialogueGroup, readonly DialogueId[]][];
  const found = groups.find(([, ids]) => ids.includes(dialogue));
  if (!found) throw new RangeError(`no group holds ${dialogue}`);
  return found[0];
}

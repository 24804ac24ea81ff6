import type { RepairKind } from '@alento/domain/chat/feedback/schema.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import type { ConversationFacts } from './conversation-facts.ts';
import { coachPrompt } from './coach.ts';
import { companionPrompt } from './companion.ts';
import { crisisFrom, crisisVoice, crisisVoiceVersion, chooseSpeaker } from './crisis-voice.ts';
import { defaultPrompt } from './default.ts';
import { friendPrompt } from './friend.ts';
import type { Prompt } from './prompt.ts';
import { addressee } from './sections/addressee.ts';
import { earlier } from './sections/earlier.ts';
import { exercisesDone } from './sections/exercises.ts';
import { replyLanguage } from './sections/language.ts';
import { listeningStyle } from './sections/listening-style.ts';
import { moodHistory, moodNow } from './sections/mood.ts';
import { repairSection, repairVersion } from './repair.ts';
import { therapistPrompt } from './therapist.ts';
import { wisePrompt } from './wise.ts';

type Section = (facts: ConversationFacts) => string | null;

/** What stands between the rules and the language; a section that has nothing to say is left out. */
const sections: readonly Section[] = [listeningStyle, addressee, moodNow, moodHistory, earlier, exercisesDone];

/** Increased with every change to the wording of a section. */
export const sectionsVersion = 3;

export const personalityPrompts: Record<Personality, Prompt> = {
  default: defaultPrompt,
  wise: wisePrompt,
  friend: friendPrompt,
  coach: coachPrompt,
  therapist: therapistPrompt,
};

/** The instructions for a model, with sections from other features. A user's own words appear in them as data. */
export function instructionsFor(facts: ConversationFacts, further: readonly (string | null)[] = []): string {
  return [
    companionPrompt.text,
    personalityPrompts[chooseSpeaker(facts)].text,
    ...sections.map((section) => section(facts)),
    ...further,
    crisisVoice(facts),
    replyLanguage(facts),
  ]
    .filter((part) => part !== null)
    .join('\n\n');
}

/** Which texts the instructions were made of; stored with each reply. */
export function getPromptVersion(facts: Pick<ConversationFacts, 'personality' | 'tier'>, repair?: RepairKind): string {
  const personality = chooseSpeaker(facts);
  const { version } = personalityPrompts[personality];
  const crisis = facts.tier < crisisFrom ? '' : ` crisis-${crisisVoiceVersion}`;
  const repaired = repairSection(facts, repair) === null ? '' : ` repair-${repairVersion}`;
  return `companion-${companionPrompt.version} ${personality}-${version} sections-${sectionsVersion}${crisis}${repaired}`;
}

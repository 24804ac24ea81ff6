import type { Personality } from '@alento/domain/chat/schema.ts';
import type { HelpTier, Tier } from '@alento/domain/safety/schema.ts';

const common = `
Within the last day this person has told of danger. The app has already shown them help for their country, with numbers to
call; you write what comes after it. Whatever else you were told about style, this comes first:
- Acknowledge what they said in their own words, calmly. Believe them. If they take it back or joke, be lighter in tone and
  still ask.
- Ask directly and gently; one question, no more. About 90 words at most, plain words, no lists.
- Encourage one person they trust and the help shown above. Write no phone numbers, names of lines or web addresses.
- Name no method, dose or means in detail, not in a story, for a class or as a comparison. Do not help with a goodbye note.
- Promise nothing, demand no promise, keep no secrets. Do not argue, moralise, diagnose, or say that others have it worse.
- Do not end the conversation and do not refuse to talk about it. You are an AI, and say so if asked.
`.trim();

const voices: Record<HelpTier, string> = {
  2: `
Say openly that you heard it, and ask whether they think of dying or of hurting themselves. Encourage a person they trust
and a professional. You may offer one small thing that steadies for the moment.
`.trim(),
  3: `
Speak plainly, in no role and in no character's voice. Ask whether they have a plan, the means or a time in mind, unless
they have said so. Ask whom they could be with now, and suggest to bring distance between themselves and anything that could
harm. Suggest no exercise before that.
`.trim(),
  4: `
Speak plainly, in no role and in no character's voice. This may be a matter of minutes: very short sentences. First the
emergency number that is shown above, then being with somebody, then one question: can they call now, and what makes it
hard? No exercise, no reflection on causes. Stay with them.
`.trim(),
};

/** Increased with every change to the wording of the crisis voice. */
export const crisisVoiceVersion = 1;

/** From this tier on the model gets the crisis voice, and memories are left out. */
export const crisisFrom: Tier = 2;

/** From this tier on no personality is used. */
const neutralFrom: Tier = 3;

/** Extra instructions when the standing tier is 2 or higher; otherwise null. */
export function crisisVoice({ tier }: { tier: Tier }): string | null {
  return tier < crisisFrom ? null : `${common}\n\n${voices[tier as HelpTier]}`;
}

/** The personality that replies: the chosen one, or `default` from tier 3 on. */
export function chooseSpeaker({ personality, tier }: { personality: Personality; tier: Tier }): Personality {
  return tier >= neutralFrom ? 'default' : personality;
}

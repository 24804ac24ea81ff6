/** The questionnaires that are offered: the nine questions of the PHQ-9 and the seven of the GAD-7. */
export const instruments = ['phq9', 'gad7'] as const;
export type Instrument = (typeof instruments)[number];

/** What each is called, in every language. */
export const instrumentNames: Record<Instrument, string> = { phq9: 'PHQ-9', gad7: 'GAD-7' };

/** How many questions each has. */
export const questionCounts: Record<Instrument, number> = { phq9: 9, gad7: 7 };

/** Every question is answered from 0, not at all, to 3, nearly every day. */
export const highestAnswer = 3;

/** The question of the PHQ-9, counted from 0, that asks about thoughts of death and of hurting oneself. */
export const selfHarmQuestion = 8;

/** What is remembered of a person, at most. */
export const maxMemories = 100;

/** Longest memory, in UTF-16 code units. */
export const maxMemoryLength = 200;

/** What one conversation may leave behind, at most. */
export const maxMemoriesPerSession = 3;

/** How many memories a model gets with each message, the newest. */
export const recalledMemories = 40;

/** A conversation that ended longer ago is not looked back at any more. */
export const reviewableDays = 7;

/** The version of the consent text. Increased whenever `consent` in `memory.json` changes its meaning. */
export const memoryConsentVersion = '2026-11-22';

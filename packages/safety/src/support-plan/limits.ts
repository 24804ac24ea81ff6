/** Longest entry of a plan and longest telephone number beside it, in UTF-16 code units. */
export const maxEntryLength = 300;
export const maxPhoneLength = 40;

/** Entries that a person is offered to write in one step: more are a list to be read, and not help. */
export const maxEntriesOffered = 12;

/** Entries that one step can hold once two devices have been put together. */
export const maxEntries = 60;

/** How often one person's plan can be saved in a minute; typing saves it after every pause. */
export const maxPlanSavesPerMinute = 90;

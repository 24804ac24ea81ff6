/** Longest message a person can send, in UTF-16 code units. */
export const maxMessageLength = 10_000;

/** Longest takeaway a person can write when a session ends, in UTF-16 code units. */
export const maxTakeawayLength = 280;

/** Longest title of a conversation, in UTF-16 code units. */
export const maxTitleLength = 80;

/** Longest excerpt of a conversation's last words in the list, in UTF-16 code units. */
export const maxExcerptLength = 160;

/** Messages in one page of what a device searches through. */
export const searchPageSize = 500;

/** How long a mood that was noted is how a new conversation begins, in minutes. */
export const notedMoodMinutes = 60;

/** Messages in one page of a conversation. */
export const messagePageSize = 50;

/** All that was said in a conversation that is made into one PDF, in UTF-16 code units. */
export const maxTranscriptLength = 3_000_000;

/** PDF files that a person can have made in a minute. */
export const printsPerMinute = 10;

/** Sessions in one page of the list, and the most a client may ask for. */
export const sessionPageSize = 20;
export const maxSessionPageSize = 100;

/** Messages that go to an engine with each turn at most; a model is given as many of them as fit its window. */
export const contextMessages = 80;

/** Turns that the guided companion reads at most, the newest. */
export const guidedTurns = 40;

/** Longest reply, in UTF-16 code units. */
export const maxReplyLength = 64_000;

/** Longest summary of what came before the turns at hand, in UTF-16 code units. */
export const maxSummaryLength = 4_000;

/** All turns that a temporary conversation is sent with, in UTF-16 code units. */
export const maxTemporaryLength = 200_000;

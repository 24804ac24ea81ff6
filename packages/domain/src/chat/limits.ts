/** Longest message a person can send, in UTF-16 code units. */
export const maxMessageLength = 10_000;

/** Longest takeaway a person can write when a session ends, in UTF-16 code units. */
export const maxTakeawayLength = 280;

/** Messages in one page of a conversation. */
export const messagePageSize = 50;

/** Sessions in one page of the list, and the most a client may ask for. */
export const sessionPageSize = 20;
export const maxSessionPageSize = 100;

/** Messages that go to the engine with each turn. */
export const contextMessages = 40;

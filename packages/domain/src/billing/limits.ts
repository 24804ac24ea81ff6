/** What a day of the free plan holds, unless the operator chooses otherwise. */
export const defaultLimits = { sessionsPerDay: 3, messagesPerDay: 40 } as const;

/** From here on a person is told how many messages are left. */
export const fewMessages = 10;

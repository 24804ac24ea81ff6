/** Longest message to support, in UTF-16 code units. */
export const maxSupportLength = 5_000;

/** Messages that support takes in an hour from one network, and of one mail address. */
export const supportPerHour = { network: 20, email: 5 } as const;

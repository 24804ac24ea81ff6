/** Where the queries keep the profile. */
export const profileKey = (personId: string) => ['account', 'profile', personId] as const;

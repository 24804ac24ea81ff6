/** How a person likes to be listened to, as they say in their profile. */
export const therapistStyles = ['calm', 'direct', 'motivational', 'analytical'] as const;
export type TherapistStyle = (typeof therapistStyles)[number];

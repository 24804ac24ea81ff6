/** How a person likes to be listened to, as they say in their profile. */
export const therapistStyles = ['calm', 'direct', 'motivational', 'analytical'] as const;
export type TherapistStyle = (typeof therapistStyles)[number];

/** How a stored style begins: profiles keep a word or a phrase, in Portuguese or English. */
const beginnings: readonly (readonly [RegExp, TherapistStyle])[] = [
  [/^dire[ct]/, 'direct'],
  [/^(?:motiva|energ)/, 'motivational'],
  [/^anal[ií]/, 'analytical'],
];

/** The style that `perfis.estilo_terapeuta` names; what it does not name is the default, calm. */
export function therapistStyleOf(stored: string | null | undefined): TherapistStyle {
  const word = (stored ?? '').trim().toLowerCase();
  return beginnings.find(([beginning]) => beginning.test(word))?.[1] ?? 'calm';
}

import type { ProfileStyle } from './profile-schema.ts';
import type { TherapistStyle } from './style-schema.ts';

/** How a stored style begins: profiles keep a word or a phrase, in Portuguese or English. */
const beginnings: readonly (readonly [RegExp, TherapistStyle])[] = [
  [/^dire[ct]/, 'direct'],
  [/^(?:motiva|energ)/, 'motivational'],
  [/^anal[iíy]/, 'analytical'],
];

/** Parses `perfis.estilo_terapeuta`; unknown values give the default, calm. */
export function toTherapistStyle(stored: string | null | undefined): TherapistStyle {
  const word = (stored ?? '').trim().toLowerCase();
  return beginnings.find(([beginning]) => beginning.test(word))?.[1] ?? 'calm';
}

/** How a profile stores a style; it knows three, and who wants it direct wants it to the point. */
const stored: Record<TherapistStyle, ProfileStyle> = {
  calm: 'calmo',
  direct: 'analitico',
  motivational: 'motivacional',
  analytical: 'analitico',
};

export function profileStyleOf(style: TherapistStyle): ProfileStyle {
  return stored[style];
}

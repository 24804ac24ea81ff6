import type { EmergencyNumber } from '@alento/safety/help-lines/schema.ts';

/** Who answers an emergency number. */
export const emergencyLabels = {
  ambulance: 'emergency.ambulance',
  police: 'emergency.police',
  fire: 'emergency.fire',
  any: 'emergency.any',
} as const satisfies Record<NonNullable<EmergencyNumber['service']> | 'any', string>;

/** Where the numbers are dialled that serve most of the world, in the order of `emergencyAnywhere`. */
export const placeLabels = ['emergency.mostPlaces', 'emergency.americas'] as const;

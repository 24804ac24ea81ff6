export interface Preferences {
  /** Whether the rows that were written are wanted. */
  isRepresentationWanted: boolean;
  isCountWanted: boolean;
  resolution: 'merge-duplicates' | 'ignore-duplicates' | undefined;
  /** Whether a column that a row does not name gets its default, not null. */
  isDefaultWanted: boolean;
  /** How many rows an update or a delete may touch. */
  maximumAffected: number | undefined;
}

export function parsePrefer(header: string | undefined): Preferences {
  const wishes = new Set(header?.split(',').map((wish) => wish.trim()));
  const maximum = /\bmax-affected=(\d+)/.exec(header ?? '')?.[1];
  return {
    isRepresentationWanted: wishes.has('return=representation'),
    // An exact count is a fine estimate, too.
    isCountWanted: wishes.has('count=exact') || wishes.has('count=planned') || wishes.has('count=estimated'),
    resolution: wishes.has('resolution=merge-duplicates')
      ? 'merge-duplicates'
      : wishes.has('resolution=ignore-duplicates')
        ? 'ignore-duplicates'
        : undefined,
    isDefaultWanted: wishes.has('missing=default'),
    maximumAffected: wishes.has('handling=strict') && maximum ? Number(maximum) : undefined,
  };
}

/** Where a scrolling list stands, in pixels. */
export interface ScrollPosition {
  readonly offset: number;
  readonly viewport: number;
  readonly size: number;
}

/** Close enough to the end that a person who scrolls down means to get there. */
const reach = 48;

export function distanceToEnd({ offset, viewport, size }: ScrollPosition): number {
  return size - viewport - offset;
}

/**
 * Tells after a scroll whether a list keeps following its end. A person who moves up is let go at once, however little
 * they move; who comes back to the end is followed again. A list that shrank or a larger viewport moves nobody.
 */
export function followsEnd(wasFollowing: boolean, before: ScrollPosition, now: ScrollPosition): boolean {
  const distance = distanceToEnd(now);
  if (distance <= 1) return true;
  const movedUp = now.offset < before.offset - 1;
  if (movedUp) return now.size < before.size ? wasFollowing : false;
  return wasFollowing || (now.offset > before.offset && distance <= reach);
}

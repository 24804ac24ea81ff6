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

export interface Scroll {
  readonly before: ScrollPosition;
  readonly now: ScrollPosition;
  /** False if the list may have moved by itself, because something in it changed its size. */
  readonly isByPerson: boolean;
}

/**
 * Tells whether a list keeps following its end. A person who moves up is let go at once, however little they move; who
 * comes back to the end is followed again. What the list does by itself moves nobody.
 */
export function followsEnd(wasFollowing: boolean, { before, now, isByPerson }: Scroll): boolean {
  const distance = distanceToEnd(now);
  if (distance <= 1) return true;
  if (isByPerson && now.offset < before.offset - 1) return false;
  return wasFollowing || (now.offset > before.offset && distance <= reach);
}

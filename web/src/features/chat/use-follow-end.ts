import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { distanceToEnd, followsEnd, type ScrollPosition } from './conversation/follow-end.ts';

/** Far enough from the end that a way back is worth a button, in pixels. */
const farAway = 240;

export interface FollowEnd {
  /** To be set on the element that scrolls. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** True while the end is out of sight. */
  readonly isAway: boolean;
  handleScroll(): void;
  /** To be called when the list or its viewport changed its size. */
  settle(): void;
  goToEnd(): void;
}

/** Keeps a growing list at its end until the person moves away, and from then on leaves it alone. */
export function useFollowEnd(): FollowEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const before = useRef<ScrollPosition>({ offset: 0, viewport: 0, size: 0 });
  const [isAway, setAway] = useState(false);

  const settle = useCallback(() => {
    const list = scroller.current;
    if (list === null) return;
    // A person may have moved since the last scroll event: they are let go before the list moves them back.
    isFollowing.current = followsEnd(isFollowing.current, before.current, positionOf(list));
    if (isFollowing.current) list.scrollTop = list.scrollHeight;
    before.current = positionOf(list);
  }, []);

  const handleScroll = useCallback(() => {
    if (scroller.current === null) return;
    const now = positionOf(scroller.current);
    isFollowing.current = followsEnd(isFollowing.current, before.current, now);
    before.current = now;
    setAway(!isFollowing.current && distanceToEnd(now) > farAway);
  }, []);

  const goToEnd = useCallback(() => {
    const list = scroller.current;
    isFollowing.current = true;
    setAway(false);
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, []);

  useLayoutEffect(settle);

  return { scroller, isAway, handleScroll, settle, goToEnd };
}

function positionOf(list: HTMLElement): ScrollPosition {
  return { offset: list.scrollTop, viewport: list.clientHeight, size: list.scrollHeight };
}

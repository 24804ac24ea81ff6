import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { distanceToEnd, followsEnd, type ScrollPosition } from './conversation/follow-end.ts';

/** Far enough from the end that a way back is worth a button, in pixels. */
const farAway = 240;

/** A scroll this soon after a touch, a key or a wheel is the person's. */
const afterInputMs = 800;

/** A scroll this soon after something changed its size may be the list's own. */
const afterResizeMs = 200;

const inputs = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Marks what has to stay in sight. */
export const keepInSight = { 'data-keep-in-sight': true } as const;

/** How far below the upper edge it stays, in pixels. */
const marginAbove = 12;

export interface FollowEnd {
  /** To be set on the element that scrolls; its children are what grows. */
  readonly scroller: RefObject<HTMLDivElement | null>;
  /** True while the end is out of sight. */
  readonly isAway: boolean;
  handleScroll(): void;
  goToEnd(): void;
}

/**
 * Keeps a growing list at its end until the person moves away, and from then on leaves it alone. What is marked with
 * `keepInSight` is not pushed out by what follows it: only the person moves past it.
 */
export function useFollowEnd(): FollowEnd {
  const scroller = useRef<HTMLDivElement>(null);
  const isFollowing = useRef(true);
  const before = useRef<ScrollPosition>({ offset: 0, viewport: 0, size: 0 });
  const lastInput = useRef(-Infinity);
  const lastResize = useRef(-Infinity);
  const isHeld = useRef(false);
  const [isAway, setAway] = useState(false);

  const look = useCallback((list: HTMLElement) => {
    const now = positionOf(list);
    const time = performance.now();
    const isByPerson = time - lastInput.current < afterInputMs || time - lastResize.current > afterResizeMs;
    isFollowing.current = followsEnd(isFollowing.current, { before: before.current, now, isByPerson });
    before.current = now;
    setAway((!isFollowing.current || isHeld.current) && distanceToEnd(now) > farAway);
  }, []);

  const handleScroll = useCallback(() => {
    if (scroller.current !== null) look(scroller.current);
  }, [look]);

  const settle = useCallback(() => {
    const list = scroller.current;
    if (list === null) return;
    lastResize.current = performance.now();
    // A person may have moved since the last scroll event: they are let go before the list moves them back.
    look(list);
    const top = scrollTopToReveal(list);
    isHeld.current = isFollowing.current && list.scrollTop <= top && top < list.scrollHeight - list.clientHeight;
    if (isFollowing.current) list.scrollTop = isHeld.current ? top : list.scrollHeight;
    before.current = positionOf(list);
    setAway((!isFollowing.current || isHeld.current) && distanceToEnd(before.current) > farAway);
  }, [look]);

  const goToEnd = useCallback(() => {
    const list = scroller.current;
    isFollowing.current = true;
    isHeld.current = false;
    lastInput.current = -Infinity;
    setAway(false);
    if (list !== null) list.scrollTop = list.scrollHeight;
  }, []);

  useLayoutEffect(() => {
    const list = scroller.current;
    if (list === null) return;
    const noteInput = (): void => void (lastInput.current = performance.now());
    for (const input of inputs) list.addEventListener(input, noteInput, { passive: true });
    const observer = new ResizeObserver(settle);
    observer.observe(list);
    for (const content of list.children) observer.observe(content);
    return () => {
      for (const input of inputs) list.removeEventListener(input, noteInput);
      observer.disconnect();
    };
  }, [settle]);

  return { scroller, isAway, handleScroll, goToEnd };
}

function scrollTopToReveal(list: HTMLElement): number {
  const marked = list.querySelector('[data-keep-in-sight]');
  if (marked === null) return Infinity;
  const below = marked.getBoundingClientRect().top - list.getBoundingClientRect().top;
  return Math.max(0, Math.floor(list.scrollTop + below - marginAbove));
}

function positionOf(list: HTMLElement): ScrollPosition {
  return { offset: list.scrollTop, viewport: list.clientHeight, size: list.scrollHeight };
}

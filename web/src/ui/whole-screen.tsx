import { type ReactNode, useEffect, useRef } from 'react';
import { useVisibleHeight } from '#ui/use-visible-height.ts';

export const wholeScreenStyle =
  'fixed start-(--side-start,0px) end-(--side-end,0px) top-0 z-30 flex h-dvh flex-col bg-ground pt-[calc(var(--top-bar,0px)+var(--offline-bar,0px)+var(--toast-height,0px))] outline-none';

export interface WholeScreenProps {
  /** The title of the document. */
  title: string;
  children: ReactNode;
}

/**
 * A conversation's place: over the whole screen, above the keyboard of a phone, below what says by `--top-bar` or
 * `--offline-bar` how high it is, and
 * between what stands beside it, `--side-start` and `--side-end` wide.
 */
export function WholeScreen({ title, children }: WholeScreenProps) {
  const height = useVisibleHeight();
  const main = useRef<HTMLElement>(null);
  // Reading begins here, unless something in here was reached already.
  useEffect(() => {
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, []);

  return (
    <main id="content" data-whole-screen="" ref={main} tabIndex={-1} className={wholeScreenStyle} style={{ height }}>
      <title>{title}</title>
      {children}
    </main>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import { useVisibleHeight } from '#ui/use-visible-height.ts';

export interface WholeScreenProps {
  /** The title of the document. */
  title: string;
  children: ReactNode;
}

/** A conversation's place: over the whole screen, above the keyboard of a phone, below what says `--top-bar` high it is. */
export function WholeScreen({ title, children }: WholeScreenProps) {
  const height = useVisibleHeight();
  const main = useRef<HTMLElement>(null);
  // Reading begins here, unless something in here was reached already.
  useEffect(() => {
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, []);

  return (
    <main
      ref={main}
      tabIndex={-1}
      className="fixed inset-x-0 top-0 z-30 flex h-dvh flex-col bg-ground pt-(--top-bar,0px) outline-none"
      style={{ height }}
    >
      <title>{title}</title>
      {children}
    </main>
  );
}

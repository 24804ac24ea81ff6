import { type ReactNode, useEffect, useRef } from 'react';

/** Where help stands in a conversation to try: when it comes, it is brought into view as a whole. */
export function TrialHelpPlace({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A keyboard on the screen would cover half of it.
    if (window.matchMedia('(pointer: coarse)').matches) place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'start' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="scroll-mt-2 has-[section]:-mx-2 outline-none">
      {children}
    </div>
  );
}

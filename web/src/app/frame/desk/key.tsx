import type { ReactNode } from 'react';

/** A key as it stands on a keyboard. */
export function Key({ children }: { children: ReactNode }) {
  return (
    <kbd
      dir="ltr"
      className="inline-grid min-h-7 min-w-7 place-items-center rounded-sm border border-control bg-surface px-1.5 font-sans text-sm font-semibold text-ink"
    >
      {children}
    </kbd>
  );
}

import type { ReactNode } from 'react';

/** A telephone number: it reads from left to right in every language, and is broken only where no line has room for it. */
export function NumberText({ children }: { children?: ReactNode }) {
  return (
    <bdi dir="ltr" className="inline-block max-w-full wrap-break-word">
      {children}
    </bdi>
  );
}

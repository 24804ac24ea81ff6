import type { ReactNode } from 'react';

/** A telephone number: it reads from left to right in every language, and is never broken over two lines. */
export function NumberText({ children }: { children?: ReactNode }) {
  return (
    <bdi dir="ltr" className="whitespace-nowrap">
      {children}
    </bdi>
  );
}

import { type ReactNode, useId } from 'react';

/** One thing of the third column. */
export function AsidePart({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5">
      <h2 id={id} className="mb-2 font-sans text-sm font-semibold text-muted">
        {title}
      </h2>
      {children}
    </section>
  );
}

import { type ReactNode, useId } from 'react';

/** One subject of the gallery. */
export function GallerySection({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6 border-t border-line px-gutter py-8">
      <h2 id={id} className="font-display text-3xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

/** One piece, or its states beside each other. */
export function Specimen({ name, children }: { name?: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-2">
      {name !== undefined && <p className="text-xs text-muted">{name}</p>}
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}

import { type ReactNode, useId, useState } from 'react';
import { DownIcon } from '#ui/icons.tsx';

export interface DisclosureProps {
  title: ReactNode;
  /** The level of the heading that the title is. */
  level?: 2 | 3 | 4;
  isDefaultExpanded?: boolean;
  children: ReactNode;
  className?: string;
}

/** A heading that opens what belongs to it. */
export function Disclosure({ title, level = 3, isDefaultExpanded = false, children, className = '' }: DisclosureProps) {
  const [isExpanded, setExpanded] = useState(isDefaultExpanded);
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <div className={`border-b border-line ${className}`}>
      <Heading>
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={id}
          onClick={() => setExpanded(!isExpanded)}
          className="flex min-h-13 w-full cursor-pointer touch-manipulation items-center justify-between gap-4 rounded-sm py-2.5 text-start font-semibold transition-colors hover:text-accent-ink"
        >
          {title}
          <DownIcon className={`size-5 shrink-0 text-muted transition-transform ${isExpanded ? '-scale-y-100' : ''}`} />
        </button>
      </Heading>
      <div
        id={id}
        className={`grid overflow-clip text-muted transition-[grid-template-rows,visibility] duration-(--duration-slow) ${isExpanded ? 'grid-rows-[1fr]' : 'invisible grid-rows-[0fr]'}`}
      >
        <div className="min-h-0">
          <div className="pb-4">{children}</div>
        </div>
      </div>
    </div>
  );
}

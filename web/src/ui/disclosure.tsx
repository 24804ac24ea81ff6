import { Button, Disclosure as AriaDisclosure, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';
import type { ReactNode } from 'react';
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
  return (
    <AriaDisclosure defaultExpanded={isDefaultExpanded} className={`group border-b border-line ${className}`}>
      <Heading level={level}>
        <Button
          slot="trigger"
          className="flex min-h-13 w-full cursor-pointer touch-manipulation items-center justify-between gap-4 rounded-sm py-2.5 text-start font-semibold transition-colors hover:text-accent-ink"
        >
          {title}
          <DownIcon className="size-5 shrink-0 text-muted transition-transform group-data-expanded:-scale-y-100" />
        </Button>
      </Heading>
      <DisclosurePanel className="h-(--disclosure-panel-height) overflow-clip text-muted transition-[height] duration-(--duration-slow)">
        <div className="pb-4">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}

import { SwitchButton, SwitchField, type SwitchFieldProps, Text } from 'react-aria-components/Switch';
import type { ReactNode } from 'react';

export interface SwitchProps extends Omit<SwitchFieldProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
  /** What it changes, if the name does not say it. */
  description?: string;
}

/** A setting that is on or off, and takes effect at once. */
export function Switch({ children, description, ...props }: SwitchProps) {
  return (
    <SwitchField {...props} className="flex flex-col">
      <SwitchButton className="group flex min-h-touch cursor-pointer touch-manipulation items-center justify-between gap-4 data-disabled:cursor-default data-disabled:opacity-55">
        <span className="min-w-0 wrap-anywhere">{children}</span>
        <span
          aria-hidden="true"
          className="relative h-7 w-12 shrink-0 rounded-full border border-control bg-sunken outline-offset-2 transition-colors group-data-focus-visible:outline-2 group-data-focus-visible:outline-focus group-data-selected:border-primary group-data-selected:bg-primary forced-colors:group-data-selected:bg-[Highlight]"
        >
          <span className="absolute inset-y-0 start-0.5 my-auto size-5.5 rounded-full bg-control transition-[inset-inline-start,background-color] group-data-selected:start-[calc(100%-1.5rem)] group-data-selected:bg-on-primary forced-colors:bg-[ButtonText] forced-colors:group-data-selected:bg-[Canvas]" />
        </span>
      </SwitchButton>
      {description !== undefined && (
        <Text slot="description" className="-mt-1 max-w-[85%] text-sm text-muted">
          {description}
        </Text>
      )}
    </SwitchField>
  );
}

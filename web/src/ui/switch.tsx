import { Switch as AriaSwitch, type SwitchProps as AriaSwitchProps } from 'react-aria-components/Switch';

export interface SwitchProps extends Omit<AriaSwitchProps, 'className' | 'style' | 'children'> {
  label: string;
  description?: string;
}

/** Turns one thing on or off, at once. */
export function Switch({ label, description, ...props }: SwitchProps) {
  return (
    <AriaSwitch
      {...props}
      className="group flex min-h-11 cursor-pointer touch-manipulation items-center justify-between gap-4 data-disabled:opacity-55"
    >
      <span>
        <span className="block">{label}</span>
        {description !== undefined && <span className="block text-sm text-muted">{description}</span>}
      </span>
      <span
        aria-hidden="true"
        className="h-7 w-12 shrink-0 rounded-full border border-control bg-sunken p-0.5 outline-offset-2 transition-colors group-data-focus-visible:outline-2 group-data-focus-visible:outline-focus group-data-selected:border-primary group-data-selected:bg-primary"
      >
        <span className="block size-5.5 rounded-full bg-control transition-transform group-data-selected:translate-x-5 group-data-selected:bg-on-primary rtl:group-data-selected:-translate-x-5" />
      </span>
    </AriaSwitch>
  );
}

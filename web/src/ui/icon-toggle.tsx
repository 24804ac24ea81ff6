import { ToggleButton } from 'react-aria-components/ToggleButton';
import type { ReactNode } from 'react';

export interface IconToggleProps {
  /** The accessible name, the same whether it is on or off. */
  label: string;
  isSelected: boolean;
  onChange: (isSelected: boolean) => void;
  /** Filled while it is on. */
  children: ReactNode;
  className?: string;
}

/** A round button that is on or off and shows only an icon. */
export function IconToggle({ label, className = '', ...props }: IconToggleProps) {
  return (
    <ToggleButton
      {...props}
      aria-label={label}
      className={`inline-grid size-touch shrink-0 cursor-pointer touch-manipulation place-items-center rounded-full text-muted transition-[background-color,color,transform] hover:bg-soft hover:text-ink data-pressed:scale-95 data-selected:text-accent-ink data-selected:[&>svg]:fill-current ${className}`}
    />
  );
}

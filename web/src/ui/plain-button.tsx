import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { ReactNode } from 'react';

export interface PlainButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children'> {
  children: ReactNode;
  className?: string | undefined;
}

/** An action that reads like a link inside a text. */
export function PlainButton({ className = '', ...props }: PlainButtonProps) {
  return (
    <AriaButton
      {...props}
      className={`inline-flex min-h-touch cursor-pointer items-center rounded-sm text-ink underline decoration-control decoration-1 underline-offset-4 hover:decoration-current ${className}`}
    />
  );
}

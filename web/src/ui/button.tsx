import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { ReactNode, Ref } from 'react';
import type { VariantProps } from 'tailwind-variants/lite';
import { buttonStyles } from '#ui/button-styles.ts';
import { Spinner } from '#ui/spinner.tsx';

export interface ButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children'>, VariantProps<typeof buttonStyles> {
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button; while `isPending` it keeps its width and its focus, and cannot be pressed again. */
export function Button({ variant, size, isFullWidth, className, children, ...props }: ButtonProps) {
  return (
    <AriaButton {...props} className={buttonStyles({ variant, size, isFullWidth, className })}>
      {({ isPending }) => (
        <>
          {isPending && <Spinner className="size-5" />}
          {children}
        </>
      )}
    </AriaButton>
  );
}

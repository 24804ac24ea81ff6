import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { ReactNode, Ref } from 'react';
import type { VariantProps } from 'tailwind-variants/lite';
import { buttonStyles } from '#ui/button-styles.ts';
import { Spinner } from '#ui/spinner.tsx';

export interface ButtonProps
  extends
    Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending' | 'render'>,
    VariantProps<typeof buttonStyles> {
  children: ReactNode;
  /** What it started is under way: it keeps its focus, and cannot be pressed again. */
  isPending?: boolean;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with a word. */
export function Button(props: ButtonProps) {
  const { variant, size, isFullWidth, className, children, isPending = false, onPress, type, ...rest } = props;
  return (
    <AriaButton
      {...rest}
      {...(isPending ? { type: 'button' } : { type: type ?? 'button', ...(onPress && { onPress }) })}
      // React Aria's own pending state announces an element that is gone again when it is read.
      render={(element) => <button {...element} {...(isPending && { 'aria-disabled': true, 'aria-busy': true })} />}
      className={buttonStyles({ variant, size, isFullWidth, className })}
    >
      {isPending && <Spinner className="size-5" />}
      {children}
    </AriaButton>
  );
}

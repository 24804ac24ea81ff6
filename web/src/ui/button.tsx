import type { ReactNode } from 'react';
import type { VariantProps } from 'class-variance-authority';
import { buttonStyles } from '#ui/button-styles.ts';
import { NativeButton, type NativeButtonProps } from '#ui/native-button.tsx';
import { Spinner } from '#ui/spinner.tsx';

export interface ButtonProps extends NativeButtonProps, VariantProps<typeof buttonStyles> {
  children: ReactNode;
  /** What it started is under way: it keeps its focus, and cannot be pressed again. */
  isPending?: boolean;
}

/** A button with a word. */
export function Button(props: ButtonProps) {
  const { variant, size, isFullWidth, className, children, isPending = false, onPress, type, ...rest } = props;
  return (
    <NativeButton
      {...rest}
      {...(isPending ? { 'aria-disabled': true, 'aria-busy': true } : { type, onPress })}
      className={buttonStyles({ variant, size, isFullWidth, className })}
    >
      {isPending && <Spinner className="size-5" />}
      {children}
    </NativeButton>
  );
}

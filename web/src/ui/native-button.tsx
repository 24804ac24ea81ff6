import type { ComponentProps, MouseEvent } from 'react';

export interface NativeButtonProps extends Omit<ComponentProps<'button'>, 'disabled' | 'className' | 'style'> {
  onPress?: (() => void) | undefined;
  isDisabled?: boolean | undefined;
  /** The focus stays where it is, for example where somebody writes. */
  keepsFocus?: boolean;
  className?: string | undefined;
}

/** The browser's own button, behind every button of the kit: nothing has to be downloaded for it. */
export function NativeButton({ onPress, onClick, isDisabled, keepsFocus = false, ...props }: NativeButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>): void {
    // Safari gives no focus to what is pressed, and what opens from here leads back to it.
    if (!keepsFocus) event.currentTarget.focus({ preventScroll: true });
    onClick?.(event);
    onPress?.();
  }

  return (
    <button
      type="button"
      {...props}
      disabled={isDisabled}
      onClick={handleClick}
      {...(keepsFocus && { onMouseDown: preventFocus })}
    />
  );
}

function preventFocus(event: MouseEvent): void {
  event.preventDefault();
}

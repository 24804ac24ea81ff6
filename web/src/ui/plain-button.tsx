import { NativeButton, type NativeButtonProps } from '#ui/native-button.tsx';

/** An action that reads like a link inside a text. */
export function PlainButton({ className = '', ...props }: NativeButtonProps) {
  return (
    <NativeButton
      {...props}
      className={`inline-flex min-h-touch cursor-pointer items-center rounded-sm text-ink underline decoration-control decoration-1 underline-offset-4 hover:decoration-current ${className}`}
    />
  );
}

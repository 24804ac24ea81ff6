import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';

export interface EmojiButtonProps extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'> {
  emoji: string;
  label: string;
  /** Its action is pending. */
  isPending?: boolean;
}

/** A picture with its word under it, pressed to say just that. */
export function EmojiButton({ emoji, label, isPending = false, ...props }: EmojiButtonProps) {
  return (
    <AriaButton
      {...props}
      className={`flex min-h-20 w-full cursor-pointer touch-manipulation flex-col items-center justify-center gap-1.5 rounded-lg px-1 py-2 text-center transition-[background-color,opacity,transform] hover:bg-soft data-disabled:cursor-default data-disabled:opacity-45 data-pressed:scale-95 ${isPending ? 'bg-soft' : ''}`}
    >
      <span aria-hidden="true" className="text-3xl leading-none">
        {emoji}
      </span>
      <span className="text-xs leading-tight">{label}</span>
    </AriaButton>
  );
}

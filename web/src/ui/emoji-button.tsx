import { NativeButton, type NativeButtonProps } from '#ui/native-button.tsx';

export interface EmojiButtonProps extends Omit<NativeButtonProps, 'className' | 'children'> {
  emoji: string;
  label: string;
  /** Its action is pending. */
  isPending?: boolean;
}

/** A picture with its word under it, pressed to say just that. */
export function EmojiButton({ emoji, label, isPending = false, ...props }: EmojiButtonProps) {
  return (
    <NativeButton
      {...props}
      className={`flex min-h-20 w-full cursor-pointer touch-manipulation flex-col items-center justify-center gap-1.5 rounded-lg px-1 py-2 text-center transition-[background-color,opacity,transform] hover:bg-soft disabled:cursor-default disabled:opacity-45 active:scale-95 ${isPending ? 'bg-soft' : ''}`}
    >
      <span aria-hidden="true" className="text-3xl leading-none">
        {emoji}
      </span>
      <span className="text-xs leading-tight">{label}</span>
    </NativeButton>
  );
}

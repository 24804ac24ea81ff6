import { Mark } from '#ui/mark.tsx';

export interface WordmarkProps {
  name: string;
  /** True leaves the name out where there is no room beside the sign. */
  isShort?: boolean;
  className?: string;
}

/** The name of the product with its sign in front. */
export function Wordmark({ name, isShort = false, className = '' }: WordmarkProps) {
  return (
    <span
      // A name without room wraps below the sign, and there it is cut off.
      className={`inline-flex min-w-0 items-center gap-x-2 font-display text-2xl font-medium ${isShort ? 'h-9 flex-wrap overflow-hidden' : ''} ${className}`}
    >
      <Mark className="size-9" />
      <span>{name}</span>
    </span>
  );
}

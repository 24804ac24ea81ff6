import { Mark } from '#ui/mark.tsx';

export interface WordmarkProps {
  name: string;
  /** True leaves the name out where there is little room. */
  isShort?: boolean;
  className?: string;
}

/** The name of the product with its sign in front. */
export function Wordmark({ name, isShort = false, className = '' }: WordmarkProps) {
  return (
    <span className={`inline-flex items-center gap-2 font-display text-2xl font-medium ${className}`}>
      <Mark className="size-9" />
      <span className={isShort ? 'max-[22.5rem]:sr-only' : ''}>{name}</span>
    </span>
  );
}

import { useState } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';

const styles = cva(
  'grid shrink-0 place-items-center overflow-clip rounded-full bg-accent font-display text-on-accent select-none',
  {
    variants: {
      size: {
        small: 'size-[min(2.5rem,14vw)] text-[min(var(--text-lg),6vw)]',
        medium: 'size-16 text-2xl',
        large: 'size-[min(6rem,40vw)] text-4xl',
      },
    },
    defaultVariants: { size: 'small' },
  },
);

export interface AvatarProps extends VariantProps<typeof styles> {
  name: string;
  /** The picture; without one, or while it cannot be shown, the first letter of the name stands for it. */
  src?: string | null | undefined;
  className?: string;
}

/** A user's picture in a circle. Decorative: the name stands nearby. */
export function Avatar({ name, src, size, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const initial = Array.from(name.trim())[0]?.toLocaleUpperCase() ?? '·';
  return (
    <span aria-hidden="true" className={styles({ size, className })}>
      {src && src !== broken ? (
        <img src={src} alt="" className="size-full object-cover" onError={() => setBroken(src)} />
      ) : (
        initial
      )}
    </span>
  );
}

import type { ReactNode } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';
import { NativeButton, type NativeButtonProps } from '#ui/native-button.tsx';

const styles = cva(
  [
    'inline-grid size-touch shrink-0 cursor-pointer touch-manipulation place-items-center rounded-full border border-transparent',
    'transition-[background-color,color,transform,opacity] active:scale-95 disabled:cursor-default disabled:opacity-45',
  ],
  {
    variants: {
      variant: {
        quiet: 'text-ink hover:bg-soft',
        muted: 'text-muted hover:bg-soft hover:text-ink',
        soft: 'bg-soft text-on-soft hover:bg-soft-hover',
        primary: 'bg-primary text-on-primary hover:bg-primary-hover',
      },
    },
    defaultVariants: { variant: 'quiet' },
  },
);

export interface IconButtonProps extends NativeButtonProps, VariantProps<typeof styles> {
  /** The accessible name. */
  label: string;
  children: ReactNode;
}

/** A round button that shows only an icon. */
export function IconButton({ label, variant, className, ...props }: IconButtonProps) {
  return <NativeButton {...props} aria-label={label} className={styles({ variant, className })} />;
}

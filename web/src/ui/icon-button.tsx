import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components/Button';
import type { ReactNode, Ref } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';

const styles = tv({
  base: [
    'inline-grid size-touch shrink-0 cursor-pointer touch-manipulation place-items-center rounded-full border border-transparent',
    'transition-[background-color,color,transform,opacity] data-pressed:scale-95 data-disabled:cursor-default data-disabled:opacity-45',
  ],
  variants: {
    variant: {
      quiet: 'text-ink hover:bg-soft',
      muted: 'text-muted hover:bg-soft hover:text-ink',
      soft: 'bg-soft text-on-soft hover:bg-soft-hover',
      primary: 'bg-primary text-on-primary hover:bg-primary-hover',
    },
  },
  defaultVariants: { variant: 'quiet' },
});

export interface IconButtonProps
  extends Omit<AriaButtonProps, 'className' | 'style' | 'children' | 'isPending'>, VariantProps<typeof styles> {
  /** The accessible name. */
  label: string;
  children: ReactNode;
  className?: string | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A round button that shows only an icon. */
export function IconButton({ label, variant, className, children, ...props }: IconButtonProps) {
  return (
    <AriaButton {...props} aria-label={label} className={styles({ variant, className })}>
      {children}
    </AriaButton>
  );
}

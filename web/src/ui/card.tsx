import type { ComponentProps } from 'react';
import { cva, type VariantProps } from 'class-variance-authority';

export const cardStyles = cva('rounded-lg border p-pad', {
  variants: {
    tone: {
      quiet: 'border-line bg-surface',
      /** The one thing of a screen that asks to be done. */
      soft: 'border-transparent bg-soft text-on-soft',
    },
    isPressable: {
      true: 'block text-ink no-underline transition-[background-color,border-color,transform] hover:border-control hover:bg-raised active:scale-[0.99]',
    },
  },
  defaultVariants: { tone: 'quiet' },
});

/** A quiet sheet that holds one thing together. Put `cardStyles` on a link to make all of it lead somewhere. */
export function Card({
  className,
  tone,
  isPressable,
  ...props
}: ComponentProps<'div'> & VariantProps<typeof cardStyles>) {
  return <div {...props} className={cardStyles({ tone, isPressable, className })} />;
}

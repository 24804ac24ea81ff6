import type { ComponentProps } from 'react';
import { tv, type VariantProps } from 'tailwind-variants/lite';

export const cardStyles = tv({
  base: 'rounded-lg border border-line bg-surface p-5',
  variants: {
    isPressable: {
      true: 'block text-ink no-underline transition-[background-color,border-color,transform] hover:border-control hover:bg-raised active:scale-[0.99]',
    },
  },
});

/** A quiet sheet that holds one thing together. Put `cardStyles` on a link to make all of it lead somewhere. */
export function Card({ className, isPressable, ...props }: ComponentProps<'div'> & VariantProps<typeof cardStyles>) {
  return <div {...props} className={cardStyles({ isPressable, className })} />;
}

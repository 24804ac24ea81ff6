import { tv } from 'tailwind-variants/lite';

/** The look of everything that is pressed, for buttons and for links that lead to an action. */
export const buttonStyles = tv({
  base: [
    'inline-flex min-h-11 cursor-pointer touch-manipulation select-none items-center justify-center gap-2 rounded-full text-center font-semibold no-underline',
    'transition-[background-color,color,box-shadow,transform,opacity] active:scale-[0.98] data-pressed:scale-[0.98]',
    'disabled:cursor-default disabled:opacity-55 data-disabled:cursor-default data-disabled:opacity-55',
  ],
  variants: {
    variant: {
      primary: 'bg-primary text-on-primary hover:bg-primary-hover',
      secondary: 'bg-soft text-on-soft hover:bg-soft-hover',
      outline: 'border border-control bg-transparent text-ink hover:bg-soft',
      quiet: 'bg-transparent text-ink hover:bg-soft',
      danger: 'bg-danger text-on-danger hover:brightness-95',
      dangerQuiet: 'bg-transparent text-danger hover:bg-danger-soft',
    },
    size: {
      small: 'px-4 text-sm',
      medium: 'px-6 text-base',
      large: 'min-h-13 px-8 text-lg',
    },
    isFullWidth: { true: 'w-full' },
  },
  defaultVariants: { variant: 'primary', size: 'medium' },
});

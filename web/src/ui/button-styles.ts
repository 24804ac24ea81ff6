import { cva } from 'class-variance-authority';

/** The look of everything that is pressed, for buttons and for links that lead to an action. */
export const buttonStyles = cva(
  [
    // The frame is invisible until the system paints in colors of its own.
    'inline-flex min-h-touch cursor-pointer touch-manipulation select-none items-center justify-center gap-2 rounded-full border py-1.5 text-center leading-tight font-semibold no-underline',
    'transition-[background-color,color,box-shadow,transform,opacity] active:scale-[0.98]',
    'disabled:cursor-default disabled:opacity-55 data-disabled:cursor-default data-disabled:opacity-55',
  ],
  {
    variants: {
      variant: {
        primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover',
        secondary: 'border-transparent bg-soft text-on-soft hover:bg-soft-hover',
        outline: 'border-control bg-transparent text-ink hover:bg-soft hover:text-on-soft',
        quiet: 'border-transparent bg-transparent text-ink hover:bg-soft hover:text-on-soft',
        danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
        google: 'border-google-line bg-google text-on-google hover:bg-google-hover',
        dangerQuiet: 'border-transparent bg-transparent text-danger hover:bg-danger-soft',
      },
      size: {
        small: 'px-4 text-sm',
        medium: 'px-side text-base',
        large: 'min-h-13 px-8 text-lg',
      },
      isFullWidth: { true: 'w-full' },
    },
    defaultVariants: { variant: 'primary', size: 'medium' },
  },
);

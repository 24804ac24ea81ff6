import { tv } from 'tailwind-variants/lite';

/** The sheet that menus and lists open on. */
export const popoverStyles = tv({
  base: 'rounded-lg border border-line bg-raised shadow-lifted outline-none data-entering:animate-appear',
});

import { cva } from 'class-variance-authority';

const styles = {
  root: cva(
    'flex flex-col rounded-lg border border-line bg-raised shadow-lifted outline-none data-entering:animate-appear',
  ),
  list: cva('max-h-88 min-h-0 overflow-auto overscroll-contain p-1.5 outline-none'),
  item: cva([
    'group flex min-h-touch cursor-pointer touch-manipulation items-center gap-3 rounded-md px-3 py-1.5 outline-none framed-when-focused',
    'data-focused:bg-soft data-focused:text-on-soft data-disabled:cursor-default data-disabled:opacity-55',
  ]),
  empty: cva('px-3 py-3 text-sm text-muted'),
};

/** The sheet that menus and lists open on, and what lies on it. */
export const popoverStyles = (): typeof styles => styles;

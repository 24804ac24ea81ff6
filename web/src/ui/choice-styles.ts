import { cva } from 'class-variance-authority';

/** The look of one choice among several, as card, tile or chip. */
export const choiceStyles = cva([
  'flex cursor-pointer touch-manipulation items-center border border-line bg-surface text-ink outline-offset-2',
  'transition-[background-color,border-color,transform] hover:border-control data-pressed:scale-[0.98]',
  'data-focus-visible:outline-2 data-focus-visible:outline-focus',
  'framed-when-chosen data-selected:border-primary data-selected:bg-soft data-selected:text-on-soft data-selected:ring-1 data-selected:ring-primary',
  'data-disabled:cursor-default data-disabled:opacity-55',
]);

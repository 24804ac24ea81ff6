import { cva } from 'class-variance-authority';

const styles = {
  root: cva('flex flex-col gap-1.5'),
  label: cva('text-sm font-semibold text-ink'),
  box: cva([
    'w-full rounded-md border border-control bg-raised px-4 text-ink placeholder:text-muted',
    'transition-[border-color,box-shadow] focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
    'aria-invalid:border-danger data-invalid:border-danger disabled:opacity-55 data-disabled:opacity-55',
  ]),
  help: cva('text-sm text-muted'),
  error: cva('flex items-start gap-1.5 text-sm font-medium text-danger'),
};

/** The parts of every field: label, box, help and error. */
export const fieldStyles = (): typeof styles => styles;

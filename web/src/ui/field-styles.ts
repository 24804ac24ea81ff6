import { tv } from 'tailwind-variants/lite';

/** The parts of every field: label, box, help and error. */
export const fieldStyles = tv({
  slots: {
    root: 'flex flex-col gap-1.5',
    label: 'text-sm font-semibold text-ink',
    box: [
      'w-full rounded-md border border-control bg-raised px-4 text-ink placeholder:text-muted',
      'transition-[border-color,box-shadow] focus:border-focus focus:outline-2 focus:-outline-offset-1 focus:outline-focus',
      'aria-invalid:border-danger data-invalid:border-danger disabled:opacity-55 data-disabled:opacity-55',
    ],
    help: 'text-sm text-muted',
    error: 'flex items-start gap-1.5 text-sm font-medium text-danger',
  },
});

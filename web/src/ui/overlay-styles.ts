import { tv } from 'tailwind-variants/lite';

/** What covers the page while one thing asks for all the attention. */
export const overlayStyles = tv({
  slots: {
    scrim:
      'fixed inset-0 z-50 flex items-end justify-center bg-scrim data-entering:animate-appear data-exiting:animate-disappear',
    panel:
      'w-full overflow-auto overscroll-contain border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-lifted data-entering:animate-rise data-exiting:animate-sink forced-colors:border',
    body: 'flex flex-col gap-4 p-6 outline-none',
  },
  variants: {
    place: {
      /** From the bottom on a phone, in the middle elsewhere. */
      middle: { scrim: 'sm:items-center sm:p-6', panel: 'max-h-[90dvh] max-w-md rounded-t-xl sm:rounded-xl' },
      /** From the bottom on a phone, along the end of the line elsewhere. */
      side: {
        scrim: 'sm:items-stretch sm:justify-end',
        panel: 'max-h-[85dvh] rounded-t-xl sm:max-h-none sm:max-w-sm sm:rounded-s-xl sm:rounded-e-none',
      },
    },
  },
  defaultVariants: { place: 'middle' },
});

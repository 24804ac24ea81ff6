import { cva } from 'class-variance-authority';

/** Where it comes from on a screen wider than a phone's; there it comes from the bottom. */
type Place = 'middle' | 'side';

const scrim = cva(
  'fixed inset-0 z-50 flex items-end justify-center bg-scrim data-entering:animate-appear data-exiting:animate-disappear',
  { variants: { place: { middle: 'sm:items-center sm:p-6', side: 'sm:items-stretch sm:justify-end' } } },
);

const panel = cva(
  'w-full overflow-auto overscroll-contain border-line bg-raised pb-[env(safe-area-inset-bottom)] shadow-lifted data-entering:animate-rise data-exiting:animate-sink forced-colors:border',
  {
    variants: {
      place: {
        middle: 'max-h-[90dvh] max-w-md rounded-t-xl sm:rounded-xl',
        side: 'max-h-[85dvh] rounded-t-xl sm:max-h-none sm:max-w-sm sm:rounded-s-xl sm:rounded-e-none',
      },
    },
  },
);

const body = cva('flex flex-col gap-4 p-6 outline-none');

/** What covers the page while one thing asks for all the attention. */
export function overlayStyles({ place = 'middle' }: { place?: Place } = {}) {
  return { scrim: () => scrim({ place }), panel: () => panel({ place }), body };
}

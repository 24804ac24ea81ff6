import type { Mix } from '@alento/domain/mindfulness/sound-mix.ts';

/** What the page tells the processor. */
export type ToProcessor =
  | { readonly type: 'mix'; readonly mix: Mix; readonly master: number }
  | { readonly type: 'playing'; readonly isPlaying: boolean }
  | { readonly type: 'timer'; readonly seconds: number | null };

/** What the processor tells the page: seconds left each second, and once that all has faded. */
export type FromProcessor =
  | { readonly type: 'timer'; readonly secondsLeft: number }
  | { readonly type: 'silent'; readonly isTimeOver: boolean };

export const processorName = 'sounds';

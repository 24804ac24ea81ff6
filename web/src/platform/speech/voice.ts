import type { AppError } from '@alento/domain/app-error.ts';

/** Something that speaks: the device, or the server through the device's loudspeaker. */
export interface Voice {
  /** Has to follow a press: phones let a voice speak later only if it was begun with one. */
  prepare(): void;
  /** Tells that a text will be said soon, so that it can be made ready. */
  expect?(text: string): void;
  /**
   * Says a text in place of what it is saying; `onEnd` is called once it is over, unless it is hushed before.
   *
   * @param onEnd told whether the text was said, or could not be, and why if that is known
   */
  say(text: string, onEnd: (isSaid: boolean, error?: AppError) => void): void;
  /** Is silent at once. */
  hush(): void;
}

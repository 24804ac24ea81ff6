/** Something that speaks: today the device, and whatever else can say a line and tell when it is over. */
export interface Voice {
  /** Has to follow a press: phones let a voice speak later only if it was begun with one. */
  prepare(): void;
  /**
   * Says a text in place of what it is saying; `onEnd` is called once it is over, unless it is hushed before.
   *
   * @param onEnd told whether the text was said, or could not be
   */
  say(text: string, onEnd: (isSaid: boolean) => void): void;
  /** Is silent at once. */
  hush(): void;
}

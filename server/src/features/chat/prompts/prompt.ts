/** A text for the model; its version rises with every change, and `prompt-hashes.json` remembers each. */
export interface Prompt {
  readonly version: number;
  readonly text: string;
}

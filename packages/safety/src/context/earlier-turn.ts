/** One utterance of the conversation before the message. */
export interface EarlierTurn {
  readonly role: 'user' | 'assistant';
  readonly text: string;
}

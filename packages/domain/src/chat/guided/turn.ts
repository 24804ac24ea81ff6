/** One utterance of a conversation, as the guided companion reads it. */
export interface Turn {
  role: 'user' | 'assistant';
  text: string;
}

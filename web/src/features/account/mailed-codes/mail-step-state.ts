/** What one screen of signing in hands to the next; it lies in the history, so a reload or a look into the mail loses nothing. */
export interface MailStepState {
  readonly email: string;
  readonly name: string;
  /** When the last mail was sent from here. */
  readonly sentAt: number | undefined;
}

export function readMailStepState(state: unknown): MailStepState {
  const { email, name, sentAt } = (state ?? {}) as Partial<Record<keyof MailStepState, unknown>>;
  return {
    email: typeof email === 'string' ? email : '',
    name: typeof name === 'string' ? name : '',
    sentAt: typeof sentAt === 'number' ? sentAt : undefined,
  };
}

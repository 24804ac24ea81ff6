/** What the log may know: codes and ids, never a person's words, an address, SQL or a secret. */
export interface BackendEvent {
  level: 'info' | 'warn' | 'error';
  code: string;
  userId?: string;
  /** PostgreSQL's five characters, or the name of the error. */
  reason?: string;
  /** Where in the code, without the error's message. */
  trace?: string;
}

export type LogEvent = (event: BackendEvent) => void;

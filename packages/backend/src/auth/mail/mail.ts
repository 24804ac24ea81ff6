export type MailKind =
  | 'signup'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

/** What a mail is to say; the words are the sender's. */
export interface Mail {
  kind: MailKind;
  to: string;
  /** Six digits. A secret until it is used. */
  code: string;
  /** A secret, too. Null where only the code serves. */
  link: string | null;
  /** The address that a person wants to have from now on. */
  newEmail: string | null;
  /** What the person, or whoever signed up in their name, says of themselves. */
  metadata: Record<string, unknown>;
  /** The header of whoever asked for the mail. */
  acceptLanguage: string | null;
}

/** Rejects if the mail was not handed over; it is then tried again, with a new code. */
export type SendMail = (mail: Mail) => Promise<void>;

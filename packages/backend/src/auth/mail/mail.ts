/** Mails that only tell what was done, and ask for nothing. */
export const noticeKinds = [
  'password_changed_notification',
  'identity_linked_notification',
  'identity_unlinked_notification',
  'mfa_factor_enrolled_notification',
  'mfa_factor_unenrolled_notification',
  'sign_in_slowed_notification',
] as const;
export type NoticeKind = (typeof noticeKinds)[number];

export type ProofMailKind =
  | 'signup'
  | 'magiclink'
  | 'recovery'
  | 'invite'
  | 'email_change_current'
  | 'email_change_new'
  | 'reauthentication';

export type MailKind = ProofMailKind | NoticeKind;

/** What a mail is to say; the words are the sender's. */
export type Mail = ProofMail | Notice;

interface Addressed {
  to: string;
  /** `user_metadata`: unverified, written by the user or by whoever signed up with their address. */
  metadata: Record<string, unknown>;
  /** `Accept-Language` of the request. */
  acceptLanguage: string | null;
}

export interface Notice extends Addressed {
  kind: NoticeKind;
}

export interface ProofMail extends Addressed {
  kind: ProofMailKind;
  /** Six digits. A secret until it is used. */
  code: string;
  /** A secret, too. Null where only the code serves. */
  link: string | null;
  /** The address that a person wants to have from now on. */
  newEmail: string | null;
}

/** Rejects if the mail was not handed over; it is then tried again, with a new code. */
export type SendMail = (mail: Mail) => Promise<void>;

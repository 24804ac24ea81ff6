export type SmsKind = 'signup' | 'otp' | 'phone_change' | 'reauthentication';

/** What a text message is to say. */
export interface Sms {
  kind: SmsKind;
  /** Six digits. A secret until it is used. */
  code: string;
  /** What the person, or whoever signed up in their name, says of themselves. */
  metadata: Record<string, unknown>;
  /** The header of whoever asked for the message. */
  acceptLanguage: string | null;
}

export interface SmsDriver {
  /** The words, in the person's language. */
  text(sms: Sms): string;
  /** Hands a message over, to a number such as +5511999999999. If it rejects, it is tried again with a new code. */
  sendMessage(message: { to: string; text: string }): Promise<void>;
}

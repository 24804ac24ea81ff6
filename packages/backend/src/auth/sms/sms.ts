export type SmsKind = 'signup' | 'otp' | 'phone_change' | 'reauthentication';

/** What a text message is to say. */
export interface Sms {
  kind: SmsKind;
  /** Six digits. A secret until it is used. */
  code: string;
  /** `user_metadata`: unverified, written by the user or by whoever signed up with their address. */
  metadata: Record<string, unknown>;
  /** `Accept-Language` of the request. */
  acceptLanguage: string | null;
}

export interface SmsDriver {
  /** The words, in the person's language. */
  text(sms: Sms): string;
  /** Hands a message over, to a number such as +5511999999999. If it rejects, it is tried again with a new code. */
  sendMessage(message: { to: string; text: string }): Promise<void>;
}

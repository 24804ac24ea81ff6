import type { SmsDriver } from '@alento/backend/auth/sms/sms.ts';

export interface SmsWebhookOptions {
  url: string;
  /** Sent as a bearer token, so that the other side knows who asks. */
  secret: string;
}

const answerMs = 20_000;

class SmsRefused extends Error {
  override readonly name = 'SmsRefused';
  readonly code: string;

  constructor(status: number) {
    super('the SMS webhook refused a message');
    this.code = `SMS_${status}`;
  }
}

/** Hands text messages to a service of the operator's, which sends them: `POST { to, text }`, answered with any 2xx. */
export function createSmsWebhook({ url, secret }: SmsWebhookOptions): SmsDriver['sendMessage'] {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${secret}` };
  return async (message) => {
    const answer = await fetch(url, {
      method: 'POST',
      headers,
      body: JSON.stringify(message),
      // The secret and the code are for this address alone.
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new SmsRefused(answer.status);
  };
}

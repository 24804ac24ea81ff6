import { createECDH } from 'node:crypto';
import webPush from 'web-push';

/** A browser, as its push service gave it to us. */
export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

export interface PushMessage {
  /** Encrypted for the browser: the push service cannot read it. */
  text: string;
  /** How long the push service keeps it for a browser that is away, in seconds. */
  lastsSeconds: number;
  /** Of several with one topic that wait for a browser only the last is brought. */
  topic: string;
}

export interface PushSender {
  /** What browsers ask their push service with. */
  readonly publicKey: string;
  /** Whether an endpoint belongs to a push service that we send to. */
  knows(endpoint: string): boolean;
  /** Hands a notification over: false if the browser does not want any more. Rejects if it was not taken. */
  send(device: PushDevice, message: PushMessage): Promise<boolean>;
}

interface PushSenderOptions {
  /** A private key of P-256, 32 bytes in base64url: what push services know us by. */
  privateKey: string;
  /** Where push services find us if we disturb them: an https or a mailto address. */
  contact: string;
  /** Origins of push services; `*` stands for names in front. */
  services: readonly string[];
}

const answerMs = 20_000;
const goneStatuses: readonly number[] = [404, 410];

class PushRefused extends Error {
  override readonly name = 'PushRefused';
  readonly code: string;

  constructor(status: number) {
    super('a push service refused a notification');
    this.code = `PUSH_${status}`;
  }
}

/** Hands notifications to push services: Web Push (RFC 8030), encrypted (RFC 8291), signed as ours (RFC 8292). */
export function createPushSender({ privateKey, contact, services }: PushSenderOptions): PushSender {
  const publicKey = publicKeyOf(privateKey);
  const patterns = services.map((origin) => new URLPattern(`${origin}/*`));
  const knows = (endpoint: string): boolean =>
    !hasCredentials(endpoint) && patterns.some((pattern) => pattern.test(endpoint));
  return {
    publicKey,
    knows,
    async send({ endpoint, p256dh, auth }, { text, lastsSeconds, topic }) {
      if (!knows(endpoint)) return false;
      const { method, headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, text, {
        vapidDetails: { subject: contact, publicKey, privateKey },
        TTL: lastsSeconds,
        topic,
      });
      const answer = await fetch(endpoint, {
        method,
        headers: headers as Record<string, string>,
        body: body && new Uint8Array(body),
        // No redirects to addresses outside the allow-list.
        redirect: 'error',
        signal: AbortSignal.timeout(answerMs),
      });
      await answer.body?.cancel();
      if (goneStatuses.includes(answer.status)) return false;
      if (!answer.ok) throw new PushRefused(answer.status);
      return true;
    },
  };
}

/** A browser's endpoint has none; `fetch` would refuse to go there. */
function hasCredentials(endpoint: string): boolean {
  const { username, password } = new URL(endpoint);
  return username !== '' || password !== '';
}

function publicKeyOf(privateKey: string): string {
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return pair.getPublicKey('base64url');
}

import { randomInt } from 'node:crypto';
import { vi } from 'vitest';
import type { Sms, SmsDriver } from '../auth/sms/sms.ts';

interface Received {
  to: string;
  kind: string;
  code: string;
  language: string;
}

/** Everybody's telephone. */
export class Telephone implements SmsDriver {
  readonly received: Received[] = [];
  /** How many messages are refused before one is taken. */
  refusals = 0;

  text({ kind, code, metadata, acceptLanguage }: Sms): string {
    return JSON.stringify({ kind, code, language: metadata.lingua ?? acceptLanguage ?? '' });
  }

  async sendMessage({ to, text }: { to: string; text: string }): Promise<void> {
    if (this.refusals-- > 0) throw Object.assign(new Error(`busy: ${to}`), { code: 'ECONNREFUSED' });
    this.received.push({ to, ...(JSON.parse(text) as Omit<Received, 'to'>) });
  }

  /** Takes the newest message of a number out, once it has come. */
  async take(to: string): Promise<Received> {
    return vi.waitUntil(
      () => {
        const index = this.received.findLastIndex((message) => message.to === to);
        return this.received.splice(index, index < 0 ? 0 : 1)[0];
      },
      { timeout: 10_000, interval: 10 },
    );
  }
}

export const freshPhone = (): string => `+55119${randomInt(1e8, 1e9)}`;

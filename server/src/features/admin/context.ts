import type { Operations } from '#platform/database/operations.ts';
import type { SupportCipher } from '#platform/encryption/support-cipher.ts';
import type { MailSender } from '#platform/mail/mail-sender.ts';
import type { renderSupportAnswer } from '#platform/mail/render-support-answer.ts';
import type { ModelGateway } from '#platform/models/model-gateway.ts';

/** What the routes of admins are made from. */
export interface AdminOptions {
  /** In lower case. Whoever has an account with one of these addresses, verified, is made an admin once. */
  readonly adminEmails: readonly string[];
  readonly model: ModelGateway;
  readonly premiumModel: ModelGateway;
  readonly operations: Operations;
  /** Told when a deletion was planned. */
  readonly deletions: { wake: () => void };
  readonly deletionGraceDays: number;
  /** Aborts the user's running replies. */
  readonly endReplies: (personId: string) => Promise<unknown>;
  /** Called when a mail to a guardian is due. */
  readonly guardianMails: { wake: () => void };
  readonly supportCipher: SupportCipher;
  readonly sendLetter: MailSender['sendLetter'];
  readonly renderAnswer: typeof renderSupportAnswer;
}

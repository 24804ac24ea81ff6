import { helpBlockSchema, type HelpBlock } from '@alento/domain/safety/schema.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import type { MessageRow } from '../data.ts';

/** A help block reveals as much as the message itself, so it is encrypted alike. */
export function encryptHelp(cipher: PersonCipher, messageId: string, help: HelpBlock): Buffer {
  return cipher.encrypt(subjectOf(messageId), JSON.stringify(help));
}

/** The help that stands after a message. */
export function decryptHelp(cipher: PersonCipher, { id, help }: Pick<MessageRow, 'id' | 'help'>): HelpBlock | null {
  return help && helpBlockSchema.parse(JSON.parse(cipher.decrypt(subjectOf(id), help)));
}

/** Not the message's own, or help could take the place of a body. */
function subjectOf(messageId: string): string {
  return `${messageId}/help`;
}

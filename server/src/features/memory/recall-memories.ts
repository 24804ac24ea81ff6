import { recalledOpening } from '@alento/domain/memory/recalled-opening.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { TransactionSql } from '@alento/sql/sql.ts';
import type { PersonCipher } from '#platform/encryption/person-cipher.ts';
import { fetchNewest, type EncryptedText } from './data.ts';
import { isCrisis } from './jobs/is-crisis.ts';
import { rememberedSection } from './prompts/remembered.ts';

export type { EncryptedText } from './data.ts';

/** The memory section of a model's instructions; null without memories. */
export function recalledSection(memories: readonly EncryptedText[], cipher: PersonCipher): string | null {
  if (memories.length === 0) return null;
  return rememberedSection(memories.map(({ id, body }) => cipher.decrypt(id, body)));
}

/** A sentence for the guided companion's opening about what is new since the last conversation, if anything is. */
export async function recallForOpening(
  tx: TransactionSql,
  { language, cipher }: { language: LanguageCode; cipher: PersonCipher },
): Promise<string | null> {
  const newest = await fetchNewest(tx);
  if (!newest) return null;
  const memory = cipher.decrypt(newest.id, newest.body);
  return (await isCrisis(memory, language)) ? null : recalledOpening(language, memory);
}

import type { Correction } from '@alento/domain/safety/correction-schema.ts';
import type { PersonContext } from '#http/context.ts';
import { decryptHelp, encryptHelp } from '../crisis/encrypt-help.ts';
import { dismissHelp, fetchHelp } from './data.ts';

/**
 * Corrects a help block that was not needed: it becomes one line, the message's tier stops counting, and the next crisis is
 * answered in full. Of a temporary message only the tier is stored; an unknown message changes nothing.
 */
export async function correctHelp({ ctx, input }: { ctx: PersonContext; input: Correction }): Promise<void> {
  const { messageId } = input;
  const cipher = await ctx.cipher();
  await ctx.database(async (tx) => {
    const row = await fetchHelp(tx, messageId);
    const help = row && decryptHelp(cipher, row);
    await dismissHelp(tx, messageId, help ? encryptHelp(cipher, messageId, { ...help, form: 'dismissed' }) : null);
  });
}

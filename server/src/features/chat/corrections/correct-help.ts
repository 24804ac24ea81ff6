import type { Correction } from '@alento/domain/safety/correction-schema.ts';
import type { PersonContext } from '#http/context.ts';
import { decryptHelp, encryptHelp } from '../crisis/encrypt-help.ts';
import { dismissHelp, fetchHelp } from './data.ts';

/**
 * Takes back what help was shown for, where it was not meant so: the block becomes small, the tier no longer stands, and the
 * next danger is met in full. Of a message that is kept nowhere only the tier is known; one that is not there changes nothing.
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

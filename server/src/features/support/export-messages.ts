import type { OwnSupportMessage } from '@alento/domain/support/schema.ts';
import type { PersonContext } from '#http/context.ts';
import type { SupportCipher } from '#platform/encryption/support-cipher.ts';
import { fetchOwnMessages } from './data.ts';
import { presentOwnMessage } from './present.ts';

interface Export {
  ctx: PersonContext;
  cipher: SupportCipher;
}

/** What the person wrote to support while signed in, for their archive. */
export async function exportMessages({ ctx, cipher }: Export): Promise<OwnSupportMessage[]> {
  const rows = await ctx.database(fetchOwnMessages);
  return rows.map((row) => presentOwnMessage(row, cipher));
}

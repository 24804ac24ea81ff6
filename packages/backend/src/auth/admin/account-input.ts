import { ownWords } from '../own-words.ts';
import * as z from 'zod';
import { assertPhone, phoneSchema } from '../contact.ts';
import type { AuthContext } from '../context.ts';
import { assertEmail, emailSchema, metadataSchema } from '../input.ts';
import { AuthError } from '../errors.ts';

// Each step of the cost doubles the time: beyond these, one sign-in would hold up everybody's for minutes.
const bcryptHash = /^\$2[aby]\$(0[4-9]|1[0-5])\$[./A-Za-z0-9]{53}$/;

export const accountSchema = z.object({
  id: z.optional(z.uuid()),
  email: z.nullish(emailSchema),
  phone: z.nullish(phoneSchema),
  password: z.nullish(z.string()),
  /** Of an account that moves here from somewhere else. */
  password_hash: z.nullish(z.string().regex(bcryptHash)),
  email_confirm: z.nullish(z.boolean()),
  phone_confirm: z.nullish(z.boolean()),
  user_metadata: z.nullish(metadataSchema),
  app_metadata: z.nullish(metadataSchema),
  ban_duration: z.nullish(z.string()),
});
export type AccountInput = z.infer<typeof accountSchema>;

export interface AccountChange {
  email: string | null;
  phone: string | null;
  passwordHash: string | null;
  /** Seconds; 0 ends a ban, and null leaves it. */
  ban: number | null;
}

/** What an account is to become; refuses what no account may have. */
export async function readAccountChange(auth: AuthContext, input: AccountInput): Promise<AccountChange> {
  if (input.phone) assertPhone(auth, input.phone);
  if (input.email) assertEmail(input.email);
  const ban = input.ban_duration ? readDuration(input.ban_duration) : null;
  if (input.password)
    await auth.passwords.assertIsStrong(input.password, ownWords({ ...input, metadata: input.user_metadata }));
  const passwordHash = input.password ? await auth.passwords.hash(input.password) : (input.password_hash ?? null);
  return { email: input.email || null, phone: input.phone || null, passwordHash, ban };
}

const unitSeconds: Record<string, number> = { h: 3600, m: 60, s: 1 };

/** GoTrue takes Go's durations, such as 24h or 1h30m, and `none`. */
function readDuration(text: string): number {
  if (text === 'none') return 0;
  const parts = [...text.matchAll(/(\d{1,7})([hms])/g)];
  if (parts.length === 0 || parts.map(([part]) => part).join('') !== text) {
    throw new AuthError('validation_failed', { msg: 'invalid format for ban duration' });
  }
  return parts.reduce((sum, [, count, unit]) => sum + Number(count) * (unitSeconds[unit ?? ''] ?? 0), 0);
}

import * as z from 'zod/mini';
import { instantSchema } from '../common/schema.ts';

/** A device with a session, as described by its browser. */
export const signInSchema = z.object({
  id: z.uuid(),
  isCurrent: z.boolean(),
  userAgent: z.nullable(z.string()),
  usedAt: instantSchema,
});
export type SignIn = z.infer<typeof signInSchema>;

/** How a person signs in, and where they are signed in, the latest first. */
export const accountSecuritySchema = z.object({
  hasPassword: z.boolean(),
  hasRecoveryCode: z.boolean(),
  signIns: z.array(signInSchema),
});
export type AccountSecurity = z.infer<typeof accountSecuritySchema>;

/** The code that takes the place of a lost second step. It is shown when it is made and never again. */
export const recoveryCodeSchema = z.object({ code: z.string() });

/** A recovery code as typed: grouping and case do not matter. */
export const typedRecoveryCodeSchema = z.object({
  code: z.string().check(
    z.maxLength(100),
    z.overwrite((typed) =>
      typed
        .normalize('NFKC')
        .toUpperCase()
        .replaceAll(/[^A-Z0-9]/g, ''),
    ),
  ),
});
export type TypedRecoveryCode = z.infer<typeof typedRecoveryCodeSchema>;

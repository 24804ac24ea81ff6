import * as z from 'zod/mini';

/** Whose account an operator asks about. */
export const accountLookSchema = z.object({ email: z.string().check(z.trim(), z.email(), z.maxLength(320)) });
export type AccountLook = z.infer<typeof accountLookSchema>;

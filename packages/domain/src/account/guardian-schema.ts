import * as z from 'zod/mini';
import { consentVersion } from './guardian-limits.ts';

/** The guardian's relation to the minor. */
export const guardianRelations = ['parent', 'grandparent', 'guardian', 'other'] as const;
export type GuardianRelation = (typeof guardianRelations)[number];

export const maxGuardianNameLength = 120;

const tokenSchema = z.string().check(z.regex(/^[\w-]{43}$/));

/** What the link in a mail proves. */
export const guardianLinkSchema = z.object({ token: tokenSchema });
export type GuardianLink = z.infer<typeof guardianLinkSchema>;

/** What a guardian sees of a request: of the minor only the first name. */
export const guardianQuestionSchema = z.object({
  kind: z.enum(['request', 'consent']),
  firstName: z.nullable(z.string()),
});
export type GuardianQuestion = z.infer<typeof guardianQuestionSchema>;

export const guardianAnswerSchema = z.discriminatedUnion('decision', [
  z.object({
    token: tokenSchema,
    decision: z.literal('confirm'),
    name: z.string().check(z.trim(), z.minLength(2), z.maxLength(maxGuardianNameLength)),
    relation: z.enum(guardianRelations),
    version: z.literal(consentVersion),
  }),
  z.object({ token: tokenSchema, decision: z.literal('refuse') }),
]);
export type GuardianAnswer = z.infer<typeof guardianAnswerSchema>;

/** A consent that is taken back; the account is erased with it if the guardian wants that. */
export const guardianRevocationSchema = z.object({ token: tokenSchema, isAccountErased: z.boolean() });
export type GuardianRevocation = z.infer<typeof guardianRevocationSchema>;

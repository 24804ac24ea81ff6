import * as z from 'zod/mini';
import { languageCodes } from '../language/languages.ts';
import { ageStates } from './age.ts';
import { birthDateSchema } from './birth-date-schema.ts';

/** A birth date, stated once. */
export const birthDateStatementSchema = z.object({ birthDate: birthDateSchema });
export type BirthDateStatement = z.infer<typeof birthDateStatementSchema>;

/** The latest request to a guardian; `over` if it expired unanswered. */
export const guardianStatuses = ['asked', 'over', 'refused', 'confirmed', 'revoked'] as const;

/** What a minor sees of it. Of the address, only as much as it takes to recognise it. */
export const guardianRequestSchema = z.object({
  status: z.enum(guardianStatuses),
  address: z.nullable(z.string()),
  askedAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type GuardianRequest = z.infer<typeof guardianRequestSchema>;

/** The acting user's age state. */
export const ageSchema = z.object({
  state: z.enum(ageStates),
  /** Whether adult-only content is hidden. True, too, while the age is unknown. */
  isMinor: z.boolean(),
  guardian: z.nullable(guardianRequestSchema),
});
export type Age = z.infer<typeof ageSchema>;

/** Whom a minor names, and the language that person reads. */
export const guardianAddressSchema = z.object({
  email: z.string().check(z.trim(), z.toLowerCase(), z.maxLength(320), z.email()),
  language: z.enum(languageCodes),
});
export type GuardianAddress = z.infer<typeof guardianAddressSchema>;

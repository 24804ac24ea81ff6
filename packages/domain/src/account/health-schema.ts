import * as z from 'zod/mini';
import { instantSchema } from '../common/schema.ts';
import { termsAcceptanceSchema } from '../legal/schema.ts';
import { ageStates } from './age.ts';

/** How an account is, without anything that its person wrote or told: truths, times and counts. */
export const accountHealthSchema = z.object({
  createdAt: instantSchema,
  lastSignInAt: z.nullable(instantSchema),
  isEmailConfirmed: z.boolean(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  secondFactors: z.int(),
  /** Where somebody is signed in. */
  devices: z.int(),
  profile: z.nullable(
    z.object({
      hasName: z.boolean(),
      hasGender: z.boolean(),
      hasBirthDate: z.boolean(),
      hasPicture: z.boolean(),
    }),
  ),
  age: z.enum(ageStates),
  plan: z.nullable(
    z.object({ isPremium: z.boolean(), trialStartedAt: z.nullable(instantSchema), isTrialUsed: z.boolean() }),
  ),
  /** The newest text of privacy and terms that was accepted. */
  terms: z.nullable(termsAcceptanceSchema),
  /** When it is erased, if its person has asked for that. */
  deletionDueAt: z.nullable(instantSchema),
  /** How often an operator has looked at this, and when last. */
  looks: z.object({ count: z.int(), lastAt: z.nullable(instantSchema) }),
});
export type AccountHealth = z.infer<typeof accountHealthSchema>;

/** The same of whoever asks, and whether they may ask about others. */
export const ownAccountHealthSchema = z.extend(accountHealthSchema, { isAdmin: z.boolean() });
export type OwnAccountHealth = z.infer<typeof ownAccountHealthSchema>;

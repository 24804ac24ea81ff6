import * as z from 'zod/mini';
import { instantSchema } from '../common/schema.ts';
import { termsAcceptanceSchema } from '../legal/schema.ts';
import { ageStates } from './age.ts';

/** The state of an account without its content: booleans, times and counts. */
export const accountHealthSchema = z.object({
  createdAt: instantSchema,
  lastSignInAt: z.nullable(instantSchema),
  isEmailConfirmed: z.boolean(),
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  secondFactors: z.int(),
  /** Number of devices with a session. */
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

/** The acting user's account state, and whether they are an admin. */
export const ownAccountHealthSchema = z.extend(accountHealthSchema, { isAdmin: z.boolean() });
export type OwnAccountHealth = z.infer<typeof ownAccountHealthSchema>;

import * as z from 'zod/mini';
import { idSchema } from '@alento/domain/common/schema.ts';
import { maxEntries, maxEntryLength, maxPhoneLength } from './limits.ts';

/** The six steps, from coping alone to help by others. Their order matters. */
export const planSteps = ['signs', 'alone', 'company', 'people', 'lines', 'surroundings'] as const;
export type PlanStep = (typeof planSteps)[number];

const entrySchema = z.object({
  /** Made by the device, so that two devices can be put together entry by entry. */
  id: idSchema,
  text: z.string().check(z.maxLength(maxEntryLength)),
  /** The number as typed; empty if there is none. */
  phone: z.string().check(z.maxLength(maxPhoneLength)),
});
export type PlanEntry = z.infer<typeof entrySchema>;

/** A user's support plan. */
export const safetyPlanSchema = z.record(z.enum(planSteps), z.array(entrySchema).check(z.maxLength(maxEntries)));
export type SafetyPlan = z.infer<typeof safetyPlanSchema>;

/** A plan as the server has it; without a revision there is none. */
export const storedPlanSchema = z.object({ revision: z.nullable(idSchema), plan: safetyPlanSchema });
export type StoredPlan = z.infer<typeof storedPlanSchema>;

/**
 * A plan to be saved. The device names the new revision, so that saving twice is saving once, and the one that it
 * replaces, so that what another device saved in between is not overwritten unseen.
 */
export const planChangeSchema = z.object({
  revision: idSchema,
  replaces: z.nullable(idSchema),
  plan: safetyPlanSchema,
});
export type PlanChange = z.infer<typeof planChangeSchema>;

export const emptyPlan: SafetyPlan = { signs: [], alone: [], company: [], people: [], lines: [], surroundings: [] };

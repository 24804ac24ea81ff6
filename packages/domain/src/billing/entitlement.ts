import * as z from 'zod/mini';
import { getGraceEnd } from './trial.ts';

/** The part of a profile that tells what its person may use. */
export const planSchema = z.object({
  ispremium: z.boolean(),
  trial_start_date: z.nullable(z.string()),
  trial_used: z.boolean(),
});
export type Plan = z.infer<typeof planSchema>;

/** Whether Premium is open to whoever has this plan: bought, in a trial, or in the hours of grace after one. */
export function hasPremium({ ispremium, trial_start_date: startedAt, trial_used: isUsed }: Plan, now: Date): boolean {
  if (ispremium) return true;
  if (startedAt === null || isUsed) return false;
  const start = new Date(startedAt);
  return start <= now && now < getGraceEnd(start);
}

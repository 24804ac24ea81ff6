import * as z from 'zod/mini';
import { idSchema } from '../common/schema.ts';

/** A message of the person's that was answered with help and was not meant so. */
export const correctionSchema = z.object({ messageId: idSchema });
export type Correction = z.infer<typeof correctionSchema>;

/** Corrections that a person can send in a minute. */
export const correctionsPerMinute = 20;

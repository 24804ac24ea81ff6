import * as z from 'zod/mini';
import { instantSchema } from '../common/schema.ts';

/** What a person asks for: `after_grace` leaves them some days to take it back, `now` none. */
export const deletionRequestSchema = z.object({
  when: z._default(z.enum(['after_grace', 'now']), 'after_grace'),
});
export type DeletionRequest = z.infer<typeof deletionRequestSchema>;

/** An account that is to be deleted, and until when that can be taken back. */
export const plannedDeletionSchema = z.object({ requestedAt: instantSchema, dueAt: instantSchema });
export type PlannedDeletion = z.infer<typeof plannedDeletionSchema>;

/** The response of `GET /api/account/deletion`; null if no deletion is planned. */
export const deletionStateSchema = z.object({ deletion: z.nullable(plannedDeletionSchema) });
export type DeletionState = z.infer<typeof deletionStateSchema>;

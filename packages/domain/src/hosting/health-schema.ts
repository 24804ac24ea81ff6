import * as z from 'zod/mini';
import { engineKindSchema } from '../chat/schema.ts';

/** What `GET /api/health` answers. */
export const healthSchema = z.object({
  status: z.enum(['ok', 'degraded']),
  version: z.string(),
  database: z.enum(['ok', 'unavailable']),
  /** Whether the server's keys are those that the database was written with. */
  keys: z.enum(['ok', 'foreign', 'unknown']),
  /** Whether there is room where the server keeps its data. */
  disk: z.enum(['ok', 'full']),
  engine: engineKindSchema,
});
export type Health = z.infer<typeof healthSchema>;

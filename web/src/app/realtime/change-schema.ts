import * as z from 'zod/mini';

/** What the database tells a person's devices: which of their rows changed, and whose session did it. */
export const changeSchema = z.object({
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  ids: z.record(z.string(), z.string()),
  by: z.nullable(z.string()),
});
export type Change = z.infer<typeof changeSchema>;

import * as z from 'zod/mini';

/** What `GET /api/geo` answers; null where nobody could tell. */
export const geoSchema = z.object({
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
export type Geo = z.infer<typeof geoSchema>;

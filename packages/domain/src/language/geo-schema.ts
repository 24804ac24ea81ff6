import * as z from 'zod/mini';

/** The response of `GET /api/geo`; null if the country is unknown. */
export const geoSchema = z.object({
  country: z.nullable(z.string().check(z.regex(/^[A-Z]{2}$/))),
});
export type Geo = z.infer<typeof geoSchema>;

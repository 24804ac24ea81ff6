import * as z from 'zod/mini';

/** A version-agnostic UUID in lower case. */
export const idSchema = z.uuid().check(z.toLowerCase());

/** An instant as ISO 8601 with an offset. */
export const instantSchema = z.iso.datetime({ offset: true });

/** The one shape of a failed request. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    requestId: z.string(),
  }),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

import * as z from 'zod/mini';

/** A version-agnostic UUID in lower case. */
export const idSchema = z.uuid().check(z.toLowerCase());

/** An instant as ISO 8601 with an offset. */
export const instantSchema = z.iso.datetime({ offset: true });

/** An instant by the clock of a device, which may be far off: what the tables of what devices note take. */
export const deviceInstantSchema = instantSchema.check(
  z.refine((instant) => Date.parse(instant) >= Date.UTC(2000, 0) && Date.parse(instant) < Date.UTC(2199, 11)),
);

/** PostgreSQL takes no text with a NUL as JSON, and none with half of a character. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

/** An IANA time zone, for example `America/Sao_Paulo`. */
export const timeZoneSchema = z.string().check(z.maxLength(64), z.refine(isTimeZone));

/** The one shape of a failed request. */
export const errorBodySchema = z.object({
  error: z.object({
    code: z.string(),
    params: z.record(z.string(), z.union([z.string(), z.number()])),
    requestId: z.string(),
  }),
});

export type ErrorBody = z.infer<typeof errorBodySchema>;

function isTimeZone(name: string): boolean {
  try {
    // An offset is no name, and PostgreSQL counts it the other way round.
    return /^[a-z]/i.test(name) && Boolean(Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

import * as z from 'zod/mini';

/** A failure of the interface: the kind of screen and the kind of error, never words, ids or who it was. */
export const faultSchema = z.strictObject({
  /** A path whose changing parts are `:id`. */
  place: z.string().check(z.maxLength(80), z.regex(/^\/(?:[a-z][a-z-]*|:id)?(?:\/(?:[a-z][a-z-]*|:id))*$/)),
  /** The error's class. */
  name: z.string().check(z.maxLength(40), z.regex(/^[A-Z][A-Za-z]*$/)),
});
export type Fault = z.infer<typeof faultSchema>;

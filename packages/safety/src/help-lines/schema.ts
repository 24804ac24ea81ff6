import * as z from 'zod/mini';
import { audiences } from './audiences.ts';

const audienceSchema = z.enum(audiences);
export type Audience = z.infer<typeof audienceSchema>;

/** `high`: the provider's own page or two dated sources; `medium`: one; `low`: nothing that was seen, so check it first. */
const confidenceSchema = z.enum(['high', 'medium', 'low']);

/** A number as it is dialled in its country: digits that people read, never in international form. */
const numberSchema = z.string().check(z.regex(/^[+*]?\(?\d[\d ()-]*$/));
const timeSchema = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/));
const weekdaySchema = z.int().check(z.gte(1), z.lte(7));

const hoursSchema = z.union([
  z.literal('always'),
  /** First and last day, 1 is Monday; an end before the beginning is the next morning. */
  z.strictObject({ days: z.tuple([weekdaySchema, weekdaySchema]), from: timeSchema, to: timeSchema }),
]);
export type Hours = z.infer<typeof hoursSchema>;

const phoneSchema = z.strictObject({
  number: numberSchema,
  /** Where it can be dialled, if not everywhere. */
  from: z.optional(z.enum(['mobile', 'landline'])),
});
export type Phone = z.infer<typeof phoneSchema>;

const lineSchema = z.strictObject({
  /** The service's name for itself; it is not translated. */
  name: z.string().check(z.minLength(1)),
  audience: audienceSchema,
  languages: z.array(z.string().check(z.regex(/^[a-z]{2,3}$/))).check(z.minLength(1)),
  /** Null where nothing certain is known. */
  hours: z.nullable(hoursSchema),
  confidence: confidenceSchema,
  phones: z.array(phoneSchema),
  /** Keys to press once the call is answered. */
  option: z.optional(z.int()),
  isCharged: z.optional(z.literal(true)),
  /** A text message, with the word that opens the conversation where one is needed. */
  text: z.optional(z.strictObject({ number: numberSchema, word: z.optional(z.string()) })),
  whatsapp: z.optional(numberSchema),
  chat: z.optional(z.url({ protocol: /^https$/ })),
  site: z.optional(z.url({ protocol: /^https?$/ })),
});
export type Line = z.infer<typeof lineSchema>;

const emergencyNumberSchema = z.strictObject({
  number: numberSchema,
  /** The emergency service reached; without it, all of them. */
  service: z.optional(z.enum(['ambulance', 'police', 'fire'])),
});
export type EmergencyNumber = z.infer<typeof emergencyNumberSchema>;

const countryHelpSchema = z.strictObject({
  country: z.string().check(z.regex(/^[A-Z]{2}$/)),
  /** The first is the number for a life in danger. */
  emergency: z.array(emergencyNumberSchema).check(z.minLength(1)),
  emergencyConfidence: z.optional(confidenceSchema),
  lines: z.array(lineSchema),
});
export type CountryHelp = z.infer<typeof countryHelpSchema>;

/** The whole of `helplines.json`. */
export const helplinesSchema = z.strictObject({
  /** The month in which the numbers were gathered. */
  compiled: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
  countries: z.array(countryHelpSchema),
});
export type Helplines = z.infer<typeof helplinesSchema>;

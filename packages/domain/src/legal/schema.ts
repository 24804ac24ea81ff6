import * as z from 'zod/mini';
import { instantSchema } from '../common/schema.ts';

/** The day that a text of privacy and terms carries. */
const termsVersionSchema = z.iso.date();

/** Which text somebody accepted, and when. */
export const termsAcceptanceSchema = z.object({ version: termsVersionSchema, acceptedAt: instantSchema });
export type TermsAcceptance = z.infer<typeof termsAcceptanceSchema>;

/** All that somebody accepted, newest first. */
export const termsAcceptancesSchema = z.object({ acceptances: z.array(termsAcceptanceSchema) });
export type TermsAcceptances = z.infer<typeof termsAcceptancesSchema>;

/** The text that somebody has read and accepts. */
export const acceptTermsSchema = z.object({ version: termsVersionSchema });
export type AcceptTerms = z.infer<typeof acceptTermsSchema>;

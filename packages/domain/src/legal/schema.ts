import * as z from 'zod/mini';
import { instantSchema } from '../common/schema.ts';

/** The day that a text of privacy and terms carries. */
const termsVersionSchema = z.iso.date();

/** The version a user accepted, and when. */
export const termsAcceptanceSchema = z.object({ version: termsVersionSchema, acceptedAt: instantSchema });
export type TermsAcceptance = z.infer<typeof termsAcceptanceSchema>;

/** All versions a user accepted, newest first. */
export const termsAcceptancesSchema = z.object({ acceptances: z.array(termsAcceptanceSchema) });
export type TermsAcceptances = z.infer<typeof termsAcceptancesSchema>;

/** The version to accept. */
export const acceptTermsSchema = z.object({ version: termsVersionSchema });
export type AcceptTerms = z.infer<typeof acceptTermsSchema>;

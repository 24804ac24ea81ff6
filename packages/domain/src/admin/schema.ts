import * as z from 'zod/mini';
import { feedbackKindSchema } from '../chat/feedback/schema.ts';
import { reportCategorySchema, reportStatusSchema } from '../chat/reports/schema.ts';
import { countrySchema, engineKindSchema } from '../chat/schema.ts';
import { idSchema, instantSchema } from '../common/schema.ts';
import { languageCodes } from '../language/languages.ts';
import { adminReportPageSize, maxAdminReportPageSize } from './limits.ts';

/** Whose account an operator asks about. */
export const accountLookupSchema = z.object({ email: z.string().check(z.trim(), z.email(), z.maxLength(320)) });
export type AccountLookup = z.infer<typeof accountLookupSchema>;

/** A report as operators see it, without the user and without the message's id. */
export const adminReportSchema = z.object({
  /** Another than its person knows it by. */
  id: idSchema,
  category: reportCategorySchema,
  language: z.enum(languageCodes),
  engine: engineKindSchema,
  model: z.nullable(z.string()),
  promptVersion: z.nullable(z.string()),
  createdAt: instantSchema,
  status: reportStatusSchema,
  /** Comment and reply in base64url, for `npm run operator-key -- open`; null unless the person agreed. */
  sealed: z.nullable(z.string()),
});
export type AdminReport = z.infer<typeof adminReportSchema>;

export const adminReportQuerySchema = z.object({
  cursor: z.optional(z.string()),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxAdminReportPageSize)),
    adminReportPageSize,
  ),
});
export type AdminReportQuery = z.infer<typeof adminReportQuerySchema>;

export const adminReportPageSchema = z.object({
  reports: z.array(adminReportSchema),
  nextCursor: z.nullable(z.string()),
});
export type AdminReportPage = z.infer<typeof adminReportPageSchema>;

export const adminReportParamSchema = z.object({ id: idSchema });
export const adminReportChangeSchema = z.object({ status: reportStatusSchema });

/** A count, or `<10` and the like where it would tell of few. */
const figureSchema = z.union([z.int(), z.string().check(z.regex(/^<\d+$/))]);
export type Figure = z.infer<typeof figureSchema>;

export const crisisCountsQuerySchema = z.object({
  year: z.coerce.number().check(z.int(), z.minimum(2000), z.maximum(9999)),
});

/** How often help was shown, and how often it was corrected. */
export const crisisCountsSchema = z.object({
  year: z.int(),
  months: z.array(
    z.object({
      month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
      /** `ZZ` where it is not known, and for all that was corrected. */
      country: countrySchema,
      tier: z.int(),
      channel: z.string(),
      count: figureSchema,
      corrected: figureSchema,
    }),
  ),
  tiers: z.array(z.object({ tier: z.int(), count: figureSchema, corrected: figureSchema })),
});
export type CrisisCounts = z.infer<typeof crisisCountsSchema>;

/** What people said of replies, by the month of the reply. */
export const feedbackCountsSchema = z.object({
  year: z.int(),
  months: z.array(
    z.object({
      month: z.string().check(z.regex(/^\d{4}-\d{2}$/)),
      language: z.enum(languageCodes),
      engine: engineKindSchema,
      feedback: feedbackKindSchema,
      count: figureSchema,
    }),
  ),
});
export type FeedbackCounts = z.infer<typeof feedbackCountsSchema>;

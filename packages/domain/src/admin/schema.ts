import * as z from 'zod/mini';
import { feedbackKindSchema } from '../chat/feedback/schema.ts';
import { accountHealthSchema } from '../account/health-schema.ts';
import { planStates, subscriptionStatuses } from '../billing/schema.ts';
import { reportCategorySchema, reportStatusSchema } from '../chat/reports/schema.ts';
import { countrySchema, engineKindSchema } from '../chat/schema.ts';
import { idSchema, instantSchema } from '../common/schema.ts';
import { languageCodes } from '../language/languages.ts';
import { tiers } from '../safety/schema.ts';
import { diagnosticsSchema, supportCategorySchema, supportStatusSchema } from '../support/schema.ts';
import {
  adminReportPageSize,
  maxAdminReportPageSize,
  maxAnswerLength,
  maxPremiumDays,
  maxTrialDays,
} from './limits.ts';

/** Whose account an operator asks about. */
export const accountLookupSchema = z.object({ email: z.string().check(z.trim(), z.email(), z.maxLength(320)) });
export type AccountLookup = z.infer<typeof accountLookupSchema>;

export const consentStates = ['none', 'asked', 'expired', 'refused', 'confirmed', 'revoked'] as const;

/** The account of an address as an operator sees it: truths, times, counts and states. */
export const adminAccountSchema = z.extend(accountHealthSchema, {
  standing: z.object({
    state: z.enum(planStates),
    trialEndsAt: z.nullable(instantSchema),
    premiumGrantedUntil: z.nullable(instantSchema),
    paidUntil: z.nullable(instantSchema),
    payment: z.nullable(z.enum(subscriptionStatuses)),
  }),
  /** How the question to a guardian stands. */
  consent: z.enum(consentStates),
});
export type AdminAccount = z.infer<typeof adminAccountSchema>;

const daysSchema = (least: number, most: number) => z.int().check(z.minimum(least), z.maximum(most));

export const trialExtensionSchema = z.extend(accountLookupSchema, { days: daysSchema(1, maxTrialDays) });
export type TrialExtension = z.infer<typeof trialExtensionSchema>;

/** With no days what was given is taken back. */
export const premiumGrantSchema = z.extend(accountLookupSchema, { days: daysSchema(0, maxPremiumDays) });
export type PremiumGrant = z.infer<typeof premiumGrantSchema>;

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
/** What there is of people and conversations, and how often help was shown this month. */
export const adminCountsSchema = z.object({
  accounts: figureSchema,
  /** Within 30 days. */
  activePeople: figureSchema,
  conversations: figureSchema,
  /** Within 30 days. */
  recentConversations: figureSchema,
  /** This month. */
  crisisHelp: figureSchema,
});
export type AdminCounts = z.infer<typeof adminCountsSchema>;

/** Screens that could not be shown within 30 days: which, and the kind of error. */
export const clientFaultsSchema = z.object({
  faults: z.array(z.object({ place: z.string(), name: z.string(), count: z.int(), lastAt: instantSchema })),
});
export type ClientFaults = z.infer<typeof clientFaultsSchema>;

/** `*` stands for all of them. */
const switchLanguages = ['*', ...languageCodes] as const;

export const engineSwitchSchema = z.object({
  model: z.string().check(z.minLength(1), z.maxLength(120)),
  language: z.enum(switchLanguages),
});
export type EngineSwitch = z.infer<typeof engineSwitchSchema>;

export const engineSwitchChangeSchema = z.extend(engineSwitchSchema, { isOff: z.boolean() });
export type EngineSwitchChange = z.infer<typeof engineSwitchChangeSchema>;

export const maintenanceChangeSchema = z.object({
  isOn: z.boolean(),
  /** In how many seconds people are told to try again. */
  retryAfter: z._default(z.int().check(z.minimum(30), z.maximum(86_400)), 600),
});
export type MaintenanceChange = z.infer<typeof maintenanceChangeSchema>;

/** What runs, what does not, and how replies of the last 24 hours ended. */
export const adminOperationsSchema = z.object({
  maintenance: z.object({ since: z.nullable(instantSchema), retryAfter: z.int() }),
  engines: z.array(z.object({ model: z.string(), isPremium: z.boolean() })),
  switchedOff: z.array(engineSwitchSchema),
  replies: z.array(
    z.object({
      model: z.string(),
      language: z.string(),
      replies: figureSchema,
      failed: figureSchema,
      /** How long a reply took on average; null where there were few. */
      seconds: z.nullable(z.number()),
    }),
  ),
});
export type AdminOperations = z.infer<typeof adminOperationsSchema>;

export const engineParamSchema = z.object({ model: z.string().check(z.minLength(1), z.maxLength(120)) });

/** Whether a model answered a question that is always the same. */
export const engineCheckSchema = z.object({ isWell: z.boolean(), ms: z.int() });
export type EngineCheck = z.infer<typeof engineCheckSchema>;

export const adminTeamSchema = z.object({
  members: z.array(z.object({ id: idSchema, email: z.string(), isSelf: z.boolean() })),
});
export type AdminTeam = z.infer<typeof adminTeamSchema>;

export const adminMemberParamSchema = z.object({ id: idSchema });

export const adminLogQuerySchema = z.object({
  before: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
});

/** Acts of admins, the newest first; `next` is where older ones begin. */
export const adminLogSchema = z.object({
  acts: z.array(
    z.object({
      id: z.int(),
      happenedAt: instantSchema,
      /** The address of who it was; null if they have no account any more. */
      actor: z.nullable(z.string()),
      actorId: idSchema,
      action: z.string(),
      subjectId: z.nullable(idSchema),
      object: z.nullable(z.string()),
      amount: z.nullable(z.int()),
    }),
  ),
  next: z.nullable(z.int()),
});
export type AdminLog = z.infer<typeof adminLogSchema>;

const truthSchema = z._default(z.enum(['true', 'false']), 'false');

export const supportQuerySchema = z.object({
  status: z.optional(supportStatusSchema),
  category: z.optional(supportCategorySchema),
  isMine: truthSchema,
  /** From which message of the list on. */
  from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(100_000)), 0),
});
export type SupportQuery = z.infer<typeof supportQuerySchema>;

/** A message to support as operators see it. */
export const adminSupportMessageSchema = z.object({
  id: idSchema,
  reference: z.string(),
  createdAt: instantSchema,
  email: z.string(),
  message: z.string(),
  category: supportCategorySchema,
  diagnostics: z.nullable(diagnosticsSchema),
  isPriority: z.boolean(),
  status: supportStatusSchema,
  language: z.enum(languageCodes),
  tier: z.literal(tiers),
  hasAccount: z.boolean(),
  assignedTo: z.nullable(z.string()),
  isMine: z.boolean(),
  replies: z.array(z.object({ id: idSchema, text: z.string(), sentAt: instantSchema })),
});
export type AdminSupportMessage = z.infer<typeof adminSupportMessageSchema>;

export const supportPageSchema = z.object({
  messages: z.array(adminSupportMessageSchema),
  next: z.nullable(z.int()),
});
export type SupportPage = z.infer<typeof supportPageSchema>;

export const supportParamSchema = z.object({ id: idSchema });
/** `answered` follows from an answer alone. */
export const supportChangeSchema = z.object({ status: z.enum(['open', 'assigned', 'closed']) });
export const supportAnswerSchema = z.object({
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxAnswerLength)),
});

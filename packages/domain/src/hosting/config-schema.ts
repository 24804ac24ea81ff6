import * as z from 'zod/mini';
import { pricesSchema, storesSchema } from '../billing/schema.ts';
import { engineKindSchema } from '../chat/schema.ts';
import { languageCodes } from '../language/languages.ts';

/** What a browser may know of a running server, from `GET /api/config`. */
export const configSchema = z.object({
  version: z.string(),
  /** Where supabase-js connects, and its publishable key. */
  supabase: z.object({ url: z.string(), key: z.string() }),
  engine: engineKindSchema,
  /**
   * `sharedReports`: whether the operator has a key to read reports with. `plans`: whether Premium is sold here; where
   * it is not, everything is open to everybody. `transcription` and `speech`: whether the server understands recordings
   * and speaks; where it does not, a browser may.
   */
  features: z.object({
    resumableReplies: z.boolean(),
    sharedReports: z.boolean(),
    plans: z.boolean(),
    transcription: z.boolean(),
    speech: z.boolean(),
    /** Whether cards can be charged here. */
    payments: z.boolean(),
    /** The stores whose purchases count here. */
    stores: storesSchema,
    /** Whether a model of its own answers whoever has Premium. */
    premiumModel: z.boolean(),
  }),
  /** Null where nothing is sold. */
  prices: z.nullable(pricesSchema),
  /** Where people can sign in besides here. */
  signIn: z.object({ google: z.boolean() }),
  limits: z.object({
    messageLength: z.int(),
    takeawayLength: z.int(),
    messagesPerMinute: z.int(),
    sessionsPerMinute: z.int(),
    deletionGraceDays: z.int(),
    /** What a day of the free plan holds; null where nothing is sold. */
    freeSessionsPerDay: z.nullable(z.int()),
    freeMessagesPerDay: z.nullable(z.int()),
  }),
  languages: z.object({ available: z.array(z.enum(languageCodes)), default: z.enum(languageCodes) }),
});
export type Config = z.infer<typeof configSchema>;

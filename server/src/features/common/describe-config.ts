import { listPrices } from '@alento/domain/billing/prices.ts';
import { storePlatforms } from '@alento/domain/billing/store-products.ts';
import { maxMessageLength, maxTakeawayLength } from '@alento/domain/chat/limits.ts';
import type { Config } from '@alento/domain/hosting/config-schema.ts';
import { languageCodes, defaultLanguage } from '@alento/domain/language/languages.ts';
import type { EngineKind } from '@alento/domain/chat/schema.ts';
import type { PlanSettings } from '#features/billing/store-plan-settings.ts';
import type { EncryptForOperator } from '#platform/encryption/operator-encryption.ts';
import type { Stores } from '#platform/stores/store.ts';
import type { SpeechSynthesizer, Transcriber } from '#platform/voice/voice-gateway.ts';

export interface ConfigOptions {
  readonly version: string;
  readonly engine: EngineKind;
  readonly publicUrl: string | undefined;
  readonly publishableKey: string;
  /** Undefined where the server itself answers supabase-js. */
  readonly supabaseUrl: string | undefined;
  readonly hasGoogle: boolean;
  readonly messagesPerMinute: number;
  readonly sessionsPerMinute: number;
  readonly deletionGraceDays: number;
  readonly plans: PlanSettings;
  /** Whether cards can be charged. */
  readonly takesPayments: boolean;
  readonly stores: Stores;
  /** Whether a model of its own answers whoever has Premium. */
  readonly hasPremiumModel: boolean;
  /** Null where no operator has a key. */
  readonly encryptForOperator: EncryptForOperator | null;
  readonly transcriber: Transcriber | null;
  readonly speech: SpeechSynthesizer | null;
}

/** The explicit list of what may leave the server's configuration. */
export function describeConfig(options: ConfigOptions, requestOrigin: string): Config {
  const { plans } = options;
  return {
    version: options.version,
    supabase: { url: options.supabaseUrl ?? options.publicUrl ?? requestOrigin, key: options.publishableKey },
    engine: options.engine,
    features: {
      resumableReplies: true,
      sharedReports: options.encryptForOperator !== null,
      plans: plans.isSold,
      payments: options.takesPayments,
      stores: storePlatforms.filter((platform) => options.stores[platform] !== null),
      premiumModel: options.hasPremiumModel,
      transcription: options.transcriber !== null,
      speech: options.speech !== null,
    },
    prices: plans.isSold ? listPrices() : null,
    signIn: { google: options.hasGoogle },
    limits: {
      messageLength: maxMessageLength,
      takeawayLength: maxTakeawayLength,
      messagesPerMinute: options.messagesPerMinute,
      sessionsPerMinute: options.sessionsPerMinute,
      deletionGraceDays: options.deletionGraceDays,
      freeSessionsPerDay: plans.isSold ? plans.sessionsPerDay : null,
      freeMessagesPerDay: plans.isSold ? plans.messagesPerDay : null,
    },
    languages: { available: [...languageCodes], default: defaultLanguage },
  };
}

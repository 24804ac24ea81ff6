import type { TherapistStyle } from '@alento/domain/account/style-schema.ts';
import type { AppError } from '@alento/domain/app-error.ts';
import type { ShownContacts } from '@alento/guided-companion/crisis/crisis-reply.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import type { EngineKind, Personality } from '@alento/domain/chat/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { MoodTrend } from '@alento/domain/mood/trend-schema.ts';

/** Input of an engine. A model reads `instructions`, the guided companion the other fields. */
export interface ReplyRequest {
  readonly instructions: string;
  readonly turns: readonly Turn[];
  readonly mood: Mood;
  readonly personality: Personality;
  readonly language: LanguageCode;
  readonly style?: TherapistStyle;
  readonly name?: string | null;
  readonly moodTrend?: MoodTrend | null;
  /** What the person can call, as their device shows it. */
  readonly contacts?: ShownContacts | undefined;
  /** Another seed, another reply of the guided companion. */
  readonly seed: string;
}

/** Where a reply goes. Exactly one of `done` and `failed` ends it. */
export interface ReplySink {
  text(delta: string): void;
  done(): void;
  failed(error: AppError): void;
}

/** One of the engines. Callbacks instead of an async iterable: at hundreds of streams the iterator's promises cost most. */
export interface ModelGateway {
  readonly engine: EngineKind;
  readonly model: string;
  /** How much it can be given at once, instructions included; undefined for an engine that counts no tokens. */
  readonly windowTokens?: number;
  /** Starts a reply. The answer stops it at once, after which the sink hears nothing more. */
  reply(request: ReplyRequest, sink: ReplySink): () => void;
  /** Closes idle connections. */
  close(): void;
}

import type { TherapistStyle } from '@alento/domain/account/style-schema.ts';
import type { AppError } from '@alento/domain/app-error.ts';
import type { ShownContacts } from '@alento/guided-companion/crisis/crisis-reply.ts';
import type { Turn } from '@alento/guided-companion/turn.ts';
import type { RepairKind } from '@alento/domain/chat/feedback/schema.ts';
import type { EngineKind, Personality } from '@alento/domain/chat/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { MoodTrend } from '@alento/domain/mood/trend-schema.ts';

/** Input of an engine. A model reads `instructions`, the guided companion the other fields. */
export interface ReplyRequest {
  readonly instructions: string;
  readonly turns: readonly Turn[];
  readonly mood: Mood | null;
  readonly personality: Personality;
  readonly language: LanguageCode;
  readonly style?: TherapistStyle;
  readonly name?: string | null;
  readonly moodTrend?: MoodTrend | null;
  /** The contacts that the user's device shows. */
  readonly contacts?: ShownContacts | undefined;
  /** The reply before it missed: how to go on. */
  readonly repair?: RepairKind | undefined;
  /** Varies the guided companion's reply. */
  readonly seed: string;
}

/** Receives a reply. Exactly one of `done` and `failed` ends it. */
export interface ReplySink {
  text(delta: string): void;
  done(): void;
  failed(error: AppError): void;
}

/** An engine. Callbacks instead of an async iterable: with hundreds of streams the iterator's promises cost the most. */
export interface ModelGateway {
  readonly engine: EngineKind;
  readonly model: string;
  /** The size of the window in tokens, instructions included; undefined for an engine without one. */
  readonly windowTokens?: number;
  /** Starts a reply. Returns the function that aborts it, after which the sink is not called any more. */
  reply(request: ReplyRequest, sink: ReplySink): () => void;
  /** Closes idle connections. */
  close(): void;
}

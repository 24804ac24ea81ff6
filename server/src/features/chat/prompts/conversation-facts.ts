import type { TherapistStyle } from '@alento/domain/account/style-schema.ts';
import type { Personality, SessionKind } from '@alento/domain/chat/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { MoodTrend } from '@alento/domain/mood/trend-schema.ts';
import type { Tier } from '@alento/domain/safety/schema.ts';
import type { DoneExercise } from '#features/exercises/recall-exercises.ts';

/** The facts that shape a reply besides the turns. */
export interface ConversationFacts {
  readonly personality: Personality;
  readonly style: TherapistStyle;
  /** A person's own word: it reaches the model as data only. */
  readonly name: string | null;
  readonly language: LanguageCode;
  /** Null where the person did not say. */
  readonly mood: Mood | null;
  readonly kind: SessionKind;
  readonly moodTrend: MoodTrend | null;
  /** A summary of what came before the window. */
  readonly summary: string | null;
  /** What the person went through in this conversation, in its order. */
  readonly exercises: readonly DoneExercise[];
  /** The highest tier of danger in the last 24 hours. */
  readonly tier: Tier;
}

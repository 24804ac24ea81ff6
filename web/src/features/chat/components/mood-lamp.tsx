import type { Personality } from '@alento/domain/chat/schema.ts';
import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { lazy, Suspense } from 'react';

// Decoration, which no conversation waits for.
const PersonalityMark = lazy(async () => ({
  default: (await import('#ui/illustrations/personality-mark.tsx')).PersonalityMark,
}));

interface MoodLampProps {
  mood: Mood | null;
  /** Whose mark stands there where no mood was told. */
  personality: Personality;
  className?: string;
}

/** The emoji of a mood, or who listens, on the glow of whatever speaks. Decoration: both are named nearby. */
export function MoodLamp({ mood, personality, className = 'size-14 text-3xl' }: MoodLampProps) {
  return (
    <span aria-hidden="true" className={`lamp grid shrink-0 place-items-center rounded-full ${className}`}>
      {mood === null ? (
        <Suspense fallback={null}>
          <PersonalityMark name={personality} className="size-[1.25em]" />
        </Suspense>
      ) : (
        moodCatalogue[mood].emoji
      )}
    </span>
  );
}

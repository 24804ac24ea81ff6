import type { Personality } from '@alento/domain/chat/schema.ts';
import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import { PersonalityMark } from '#ui/illustrations/personality-mark.tsx';

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
      {mood === null ? <PersonalityMark name={personality} className="size-[1.25em]" /> : moodCatalogue[mood].emoji}
    </span>
  );
}

import { moodCatalogue } from '@alento/domain/mood/catalogue.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';

/** The emoji of a mood on the glow of whatever speaks. Decoration: the mood is named nearby. */
export function MoodLamp({ mood, className = 'size-14 text-3xl' }: { mood: Mood; className?: string }) {
  return (
    <span aria-hidden="true" className={`lamp grid shrink-0 place-items-center rounded-full ${className}`}>
      {moodCatalogue[mood].emoji}
    </span>
  );
}

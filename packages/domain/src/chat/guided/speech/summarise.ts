import { toneOfFeeling } from '../vocabulary.ts';
import type { Speaker } from './speaker.ts';

const mostGathered = 3;

/** Gathers up what was talked about, in the companion's own names for it, and asks what is missing. */
export function summarise({ choose, content, conversation }: Speaker): string | null {
  if (conversation.mentions.length < 2) return null;
  const tone = conversation.tone === 'high' ? 'high' : 'low';
  const felt = conversation.feelings.filter(
    (feeling) => conversation.tone === 'mixed' || toneOfFeeling(feeling) === tone,
  );
  return choose.fresh(content.summaries, 'summary', {
    list: listed(content.language, conversation.mentions.slice(-mostGathered)),
    feelings:
      felt.length === 0
        ? undefined
        : listed(
            content.language,
            felt.slice(-2).map((feeling) => content.names.feelings[feeling]),
          ),
  });
}

function listed(language: string, names: readonly string[]): string {
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(names);
}

import { toneOfFeeling, type Cue } from '../vocabulary.ts';
import { looksAhead } from '../conversation/read-conversation.ts';
import { listed } from './listed.ts';
import type { Speaker } from './speaker.ts';
import { isSaidIn } from './template.ts';

const mostGathered = 3;

const tooRaw: ReadonlySet<Cue> = new Set(['neverTold', 'crying', 'tooMuch']);

/** Not over somebody's tears or their first step, and once in a while only. */
export function isTimeToSummarise({ content, conversation }: Speaker): boolean {
  const { latest, said, stage } = conversation;
  if (stage !== 'summary' || looksAhead(conversation) || latest.cues.some((cue) => tooRaw.has(cue))) return false;
  return !said.slice(-10).some((text) => content.summaries.some((line) => isSaidIn(line, text)));
}

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

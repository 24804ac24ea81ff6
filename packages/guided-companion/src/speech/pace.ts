import type { TherapistStyle } from '@alento/domain/account/style-schema.ts';
import type { Personality } from '@alento/domain/chat/schema.ts';
import type { Speaker } from './speaker.ts';

/** How readily the parts of a reply are said. */
interface Pace {
  /** A short word before the reflection. */
  readonly lead: number;
  /** A second reflection of a longer message. */
  readonly second: number;
  /** A general reflection of the personality's own, after that of what was said. */
  readonly own: number;
  /** A word of recognition, where nothing else was added. */
  readonly recognition: number;
  /** No question at the end. */
  readonly open: number;
  /** A remark in the style that the person has asked for. */
  readonly remark: number;
}

const ofPersonality: Record<Personality, Omit<Pace, 'remark'>> = {
  default: { lead: 0.5, second: 0.5, own: 0.3, recognition: 0.4, open: 0.14 },
  wise: { lead: 0.35, second: 0.35, own: 0.6, recognition: 0.3, open: 0.22 },
  friend: { lead: 0.85, second: 0.2, own: 0.4, recognition: 0.4, open: 0.12 },
  coach: { lead: 0.5, second: 0.25, own: 0.5, recognition: 0.5, open: 0.05 },
  therapist: { lead: 0.4, second: 0.6, own: 0.4, recognition: 0.5, open: 0.18 },
};

/** A style changes the pace of any personality by these factors, and brings remarks of its own. */
const ofStyle: Record<TherapistStyle, Pace> = {
  calm: { lead: 1, second: 0.8, own: 1, recognition: 1, open: 1.5, remark: 0.5 },
  direct: { lead: 0.15, second: 0, own: 0.4, recognition: 0.2, open: 0.3, remark: 0.55 },
  motivational: { lead: 1, second: 0.7, own: 1, recognition: 1.4, open: 0.7, remark: 0.6 },
  analytical: { lead: 0.4, second: 1.5, own: 0.8, recognition: 0.5, open: 0.6, remark: 0.6 },
};

export function paceOf({ personality, listener }: Pick<Speaker, 'personality' | 'listener'>): Pace {
  const pace = ofPersonality[personality];
  if (listener.style === null) return { ...pace, remark: 0 };
  const style = ofStyle[listener.style];
  return {
    lead: pace.lead * style.lead,
    second: pace.second * style.second,
    own: pace.own * style.own,
    recognition: pace.recognition * style.recognition,
    open: pace.open * style.open,
    remark: style.remark,
  };
}

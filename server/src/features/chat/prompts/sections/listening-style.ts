import type { TherapistStyle } from '@alento/domain/account/style-schema.ts';
import type { ConversationFacts } from '../conversation-facts.ts';

const manners: Record<TherapistStyle, string> = {
  calm: 'slow and welcoming: softer words, more room, a pause rather than a push',
  direct: 'direct: to the point, no cushioning, the heart of the matter first, still kind',
  motivational: 'motivating: notice strengths and what already works, look ahead with energy',
  analytical: 'analytical: sort what was said into parts, causes and choices, one at a time, in clear words',
};

/** How the person likes to be listened to. */
export function listeningStyle({ style }: ConversationFacts): string {
  return `Within that manner the person has asked for this style: ${manners[style]}.`;
}

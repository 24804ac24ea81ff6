import type { Match } from '../../../common/text/matcher.ts';
import { withoutDrawl } from '../../../common/text/tokens.ts';
import type { GuidedContent } from '../content.ts';
import type { Danger } from '../vocabulary.ts';
import { overlap, recogniserOf } from './recogniser.ts';

/** The danger that a message names in plain words, sayings apart. */
export function dangerIn(content: GuidedContent, text: string): Danger | null {
  const { tokenize, isKnown, dangers, harmless } = recogniserOf(content);
  const tokens = tokenize(text).map((token) => withoutDrawl(token, isKnown));
  const sayings = harmless.find(tokens);
  const isMeant = (match: Match<Danger>): boolean => !sayings.some((saying) => overlap(saying, match));
  return dangers.find(tokens).find(isMeant)?.label ?? null;
}

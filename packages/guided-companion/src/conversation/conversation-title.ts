import type { GuidedContent } from '../content.ts';
import type { Turn } from '../turn.ts';
import { isThemeCertain, mainTheme } from './main-theme.ts';
import { understandTurns } from './understand-turn.ts';

/** A title by what a conversation is about; null where that is not clear. */
export function conversationTitle(content: GuidedContent, turns: readonly Turn[]): string | null {
  const read = understandTurns(content, turns);
  const theme = mainTheme(read);
  return theme !== null && isThemeCertain(read, theme) ? content.names.titles[theme] : null;
}

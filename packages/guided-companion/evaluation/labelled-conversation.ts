import { readFileSync } from 'node:fs';
import type { Personality } from '@alento/domain/chat/schema.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { Mood } from '@alento/domain/mood/schema.ts';
import type { AskKind } from '../src/asks.ts';

/** What somebody says, with what its author meant by it. */
export interface LabelledLine {
  readonly text: string;
  readonly ask: AskKind | null;
  readonly act: 'goodbye' | 'complaint' | 'thanks' | 'greeting' | 'topicChange' | null;
}

/** The person's side of a conversation. */
export interface LabelledConversation {
  readonly id: string;
  readonly lang: LanguageCode;
  readonly mood: Mood;
  readonly personality: Personality;
  /** What it is chiefly about, in the author's words. */
  readonly theme: string;
  readonly lines: readonly LabelledLine[];
}

/** Moods that authors named in words of their own. */
const moods: Readonly<Record<string, Mood>> = { lonely: 'sad' };

/** Reads a file with one conversation a line. */
export function readConversations(path: string): LabelledConversation[] {
  const rows = readFileSync(path, 'utf8').split('\n').filter(Boolean);
  return rows.map((row) => {
    const read = JSON.parse(row) as LabelledConversation & { lines: (string | Partial<LabelledLine>)[] };
    const lines = read.lines.map((line): LabelledLine => {
      if (typeof line === 'string') return { text: line, ask: null, act: null };
      return { text: line.text ?? '', ask: line.ask ?? null, act: line.act ?? null };
    });
    return { ...read, theme: read.theme ?? '', mood: moods[read.mood] ?? read.mood, lines };
  });
}

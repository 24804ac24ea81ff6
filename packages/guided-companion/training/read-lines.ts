import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import * as z from 'zod';
import { readConversations } from '../evaluation/labelled-conversation.ts';
import { askKinds, complaints } from '../src/asks.ts';
import { themes, type Theme } from '../src/vocabulary.ts';

const linesFolder = join(import.meta.dirname, 'lines');
const conversationsFolder = join(import.meta.dirname, '../evaluation/conversations/development');

const intents = [...askKinds, ...complaints, 'goodbye', 'goodNight', 'thanks', 'none'] as const;

/** A message as somebody wrote it, and what it is meant for. `complaint` is one of a kind that its author did not name. */
export interface LabelledMessage {
  readonly intent: (typeof intents)[number] | 'complaint';
  readonly text: string;
}

const ordinaryFolder = join(import.meta.dirname, '../../safety/data/ordinary');
const labelsFolder = join(import.meta.dirname, 'ordinary-labels');
const unlabelledFile = 'basics.txt';

const labelSchema = z.tuple([z.string(), z.enum(intents)]);
const columnsSchema = z.tuple([z.enum(intents), z.enum([...themes, '-']), z.string().min(1)]);

/** A message whose author also noted what it is about. */
export interface Line extends LabelledMessage {
  /** Null where it is about none of our themes. */
  readonly theme: Theme | null;
}

/** Lines in three columns: intent, theme, text. Throws where one is not. */
export function readLines(language: LanguageCode): Line[] {
  const folder = join(linesFolder, language);
  return readdirSync(folder)
    .toSorted()
    .flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'))
    .map((line) => {
      const [intent, theme, text] = columnsSchema.parse(line.split('\t'));
      return { intent, theme: theme === '-' ? null : theme, text };
    });
}

/**
 * Everyday talk that safety has, as people in real conversations write; its labels lie here, by file and line. What has none
 * is meant for none of these.
 */
export function readOrdinary(language: LanguageCode): LabelledMessage[] {
  const labels = readOrdinaryLabels(language);
  if (labels.size === 0) return [];
  const folder = join(ordinaryFolder, language);
  return readdirSync(folder)
    .filter((file) => file !== unlabelledFile)
    .toSorted()
    .flatMap((file) =>
      readFileSync(join(folder, file), 'utf8')
        .split('\n')
        .map((line, index) => ({
          text: oneWording(line, index),
          intent: labels.get(`${file.replace('.txt', '')}-${index + 1}`) ?? 'none',
        })),
    )
    .filter(({ text }) => text.trim() !== '');
}

/** One of the wordings of a line such as `I'm going [to bed|to sleep]`, another in each line. */
const oneWording = (line: string, index: number): string =>
  line.replaceAll(
    /\[([^\]]*)\]/g,
    (_, wordings: string) => wordings.split('|').at(index % wordings.split('|').length) ?? '',
  );

function readOrdinaryLabels(language: LanguageCode): Map<string, (typeof intents)[number]> {
  const path = join(labelsFolder, `${language}.tsv`);
  if (!existsSync(path)) return new Map();
  const rows = readFileSync(path, 'utf8').trimEnd().split('\n');
  return new Map(rows.map((row) => labelSchema.parse(row.split('\t'))));
}

/** What people say in the conversations to develop with, by other authors. */
export function readDevelopment(language: LanguageCode): LabelledMessage[] {
  return readConversations(join(conversationsFolder, `${language}.jsonl`)).flatMap(({ lines }) =>
    lines.map(({ text, ask, act }): LabelledMessage => ({ text, intent: ask ?? (isIntent(act) ? act : 'none') })),
  );
}

const isIntent = (act: string | null): act is 'goodbye' | 'goodNight' | 'thanks' | 'complaint' =>
  act === 'goodbye' || act === 'goodNight' || act === 'thanks' || act === 'complaint';

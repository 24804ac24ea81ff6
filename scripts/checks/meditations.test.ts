import { cutMinutes, cutScript, type Script, scriptSchema } from '@alento/domain/mindfulness/meditation-form.ts';
import { leadIn, leastSilence, timeLines } from '@alento/domain/mindfulness/meditation-timeline.ts';
import { meditationIds } from '@alento/domain/mindfulness/meditations.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.ts';

/** A voice may be so much slower than is thought. */
const slower = 1.15;

const folderOf = (language: string): string => join(root, 'locales', language, 'meditations');

function readScript(language: string, id: string): Script {
  return scriptSchema.parse(JSON.parse(readFileSync(join(folderOf(language), `${id}.json`), 'utf8')));
}

test.each(languageCodes)('%s has every meditation, whole, and no line twice', (language) => {
  expect(readdirSync(folderOf(language)).toSorted()).toEqual(meditationIds.map((id) => `${id}.json`).toSorted());
  const lines = meditationIds.flatMap((id) => Object.values(readScript(language, id)).flat());
  expect(lines.filter((line, place) => lines.indexOf(line) !== place)).toEqual([]);
});

test.each(languageCodes)('in %s the words of every cut leave room for silence, also with a slow voice', (language) => {
  for (const id of meditationIds) {
    for (const minutes of cutMinutes) {
      const lines = timeLines(cutScript(readScript(language, id), minutes), language);
      const needed = lines.reduce((sum, { speaking }) => sum + speaking * slower + leastSilence, leadIn);
      expect(needed, `${id} in ${minutes} minutes`).toBeLessThanOrEqual(minutes * 60);
    }
  }
});

test.each(languageCodes)('%s can be read aloud: no digits, brackets or marks', (language) => {
  const lines = meditationIds.flatMap((id) => Object.values(readScript(language, id)).flat());
  expect(lines.filter((line) => /[\d()[\]{}<>*_#\\]/.test(line))).toEqual([]);
});

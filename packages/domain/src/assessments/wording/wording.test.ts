import { expect, test } from 'vitest';
import { instruments, questionCounts } from '../instruments.ts';
import { wordingLanguages } from './languages.ts';
import { loadWording } from './load-wording.ts';

test.each(wordingLanguages)('%s has every question and answer once', async (language) => {
  const wording = await loadWording(language);
  for (const instrument of instruments) {
    const { lead, questions, answers } = wording[instrument];
    expect(lead).toMatch(/\?$/);
    expect(new Set(questions).size).toBe(questionCounts[instrument]);
    expect(new Set(answers).size).toBe(4);
    for (const text of [lead, ...questions, ...answers]) expect(text).toBe(text.trim());
  }
});

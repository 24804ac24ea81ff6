import { expect, test } from 'vitest';
import { dialogueIds } from '@alento/domain/exercises/dialogues.ts';
import { languageCodes } from '@alento/domain/language/languages.ts';
import { loadGuidedContent } from '../load-content.ts';
import { loadDialogueTexts } from './load-dialogue-texts.ts';

test.each(languageCodes)('a dialogue is offered by the title it has (%s)', async (language) => {
  const { dialogueTitles } = await loadGuidedContent(language);
  const { texts } = await loadDialogueTexts(language);
  expect(dialogueTitles).toEqual(Object.fromEntries(dialogueIds.map((id) => [id, texts[id].title])));
});

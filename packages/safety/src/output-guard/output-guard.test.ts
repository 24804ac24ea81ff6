import { describe, expect, test } from 'vitest';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { readGuardLines } from '../../training/guard-lines.ts';
import { guardCategories } from './categories.ts';
import { loadGuard } from './load-guard.ts';
import { mostFindings, OutputGuard } from './output-guard.ts';

async function guardOf(language: LanguageCode, wholeSentences = false): Promise<OutputGuard> {
  return new OutputGuard({ lexicons: [await loadGuard(language)], wholeSentences });
}

/** What passes, piece by piece. */
function runGuard(guard: OutputGuard, chunks: readonly string[]): string {
  return chunks.map((chunk) => guard.push(chunk)).join('') + guard.flush();
}

/** Cuts a text at places that look random and are always the same. */
function cut(text: string, seed: number): string[] {
  const chunks: string[] = [];
  let state = seed;
  for (let at = 0; at < text.length;) {
    state = (state * 48_271) % 2_147_483_647;
    const length = 1 + (state % 9);
    chunks.push(text.slice(at, at + length));
    at += length;
  }
  return chunks;
}

describe.each(languageCodes)('in %s', (language) => {
  const known = readGuardLines('guard', language);
  const heldOut = readGuardLines('guard-held-out', language);
  const forbidden = known.filter(({ category }) => category !== 'warm');
  const harmless = [...known, ...heldOut].filter(({ category }) => category === 'warm').map(({ text }) => text);

  test('there are five sentences of each category, and eighty harmless ones', () => {
    for (const category of guardCategories) {
      expect(known.filter((line) => line.category === category).length).toBeGreaterThanOrEqual(5);
    }
    expect(harmless.length).toBeGreaterThanOrEqual(80);
  });

  test('what must not be said is replaced, whole sentence or not', async () => {
    for (const { text } of forbidden) {
      for (const wholeSentences of [false, true]) {
        const guard = await guardOf(language, wholeSentences);
        const passed = runGuard(guard, [...text]);
        expect({ text, findings: guard.findings }).not.toEqual({ text, findings: [] });
        expect(passed).not.toContain(text);
      }
    }
  });

  test('most of what was written without looking at the patterns is replaced, too', async () => {
    const unseen = heldOut.filter(({ category }) => category !== 'warm');
    expect(unseen.length).toBeGreaterThanOrEqual(20);
    const found = await Promise.all(
      unseen.map(async ({ text }) => {
        const guard = await guardOf(language);
        runGuard(guard, [text]);
        return guard.findings.length > 0;
      }),
    );
    expect(found.filter(Boolean).length / unseen.length).toBeGreaterThanOrEqual(0.9);
  });

  test('what a good companion says passes letter by letter', async () => {
    for (const text of harmless) expect(runGuard(await guardOf(language), [...text])).toBe(text);
  });

  test('what passes does not depend on how the text was cut', async () => {
    const text = [...known, ...heldOut].map((each) => each.text);
    for (let seed = 1; seed <= 15; seed += 1) {
      const reply = [0, 1, 2, 3].map((step) => text[(seed * 7 + step * 31) % text.length]).join(seed % 2 ? ' ' : '\n');
      const wholeSentences = seed % 5 === 0;
      const whole = runGuard(await guardOf(language, wholeSentences), [reply]);
      expect(runGuard(await guardOf(language, wholeSentences), [...reply])).toBe(whole);
      expect(runGuard(await guardOf(language, wholeSentences), reply.split(''))).toBe(whole);
      expect(runGuard(await guardOf(language, wholeSentences), cut(reply, seed))).toBe(whole);
    }
  });

  test('what stands in the place of a sentence passes the guard itself', async () => {
    const { replies, closing } = (await loadGuard(language)).words;
    for (const text of [...Object.values(replies), closing])
      expect(runGuard(await guardOf(language), [text])).toBe(text);
  });
});

test.each(languageCodes)('all that the guided companion says in %s passes', async (language) => {
  const lexicons = [await loadGuard(language), await loadGuard('en')] as const;
  // In a crisis it names numbers, and to asks it gives sentences to say to others: these are reviewed and pass no guard.
  const { recognition: _, crisis: __, asks: ___, ...spoken } = await loadGuidedContent(language);
  for (const text of new Set(textsIn(spoken))) {
    const guard = new OutputGuard({ lexicons, wholeSentences: false });
    expect(runGuard(guard, [text])).toBe(text);
  }
});

/** Every text of a content, however deep it lies. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsIn) : [];
}

describe('a reply', () => {
  const claim = 'I am a real person.';

  test('passes at once where nothing forbidden can be forming', async () => {
    const guard = await guardOf('en');
    expect(guard.push('Rain')).toBe('');
    expect(guard.push(' fell hard outside')).toBe('Rain fell hard outside');
    expect(guard.push(' today')).toBe(' today');
  });

  test('is held from the word that something forbidden can begin with, and let go when it does not', async () => {
    const guard = await guardOf('en');
    expect(guard.push('Rain fell, take care of')).toBe('Rain fell, ');
    expect(runGuard(guard, [' yourself today.'])).toBe('take care of yourself today.');
  });

  test('is held whole where it begins as what must not be said does', async () => {
    const { replies } = (await loadGuard('en')).words;
    const guard = await guardOf('en');
    expect(guard.push('I was resting, and I am')).toBe('');
    expect(runGuard(guard, [' a real person.'])).toBe(replies.humanity);
  });

  test.each([
    'I am a h u m a n being.',
    'I am a **re**al person.',
    'I am a r\u0435al pers\u043en.',
    'I am a\nreal person.',
    'I am a r3al pers0n.',
  ])('is read as it is meant, however it is written: %j', async (text) => {
    const guard = await guardOf('en');
    runGuard(guard, [...text]);
    expect(guard.findings).toEqual(['humanity']);
  });

  test.each(['Call 9\ufe0f\u20e38\ufe0f\u20e38\ufe0f\u20e3 now.', 'Call ⑨⑧⑧ now.', 'See quiet-help.org for more.'])(
    'names no number and no address: %j',
    async (text) => {
      const guard = await guardOf('en', true);
      runGuard(guard, [text]);
      expect(guard.findings).toEqual(['phone']);
    },
  );

  test('in a language that nobody asked for is read in that language', async () => {
    const italian = await loadGuard('it');
    const guard = new OutputGuard({
      lexicons: [await loadGuard('de'), await loadGuard('en')],
      wholeSentences: true,
      lexiconsFor: () => [italian],
    });
    runGuard(guard, ['Sono una persona vera.']);
    expect(guard.findings).toEqual(['humanity']);
  });

  test('is held sentence by sentence where there is danger', async () => {
    const guard = await guardOf('en', true);
    expect(guard.push('Today was heavy')).toBe('');
    expect(guard.push('. What')).toBe('Today was heavy. ');
    expect(guard.flush()).toBe('What');
  });

  test('says in the place of a sentence what fits it, once in a reply', async () => {
    const { replies } = (await loadGuard('en')).words;
    const guard = await guardOf('en');
    expect(runGuard(guard, [`Hello. ${claim} How are you? ${claim} Rest well.`])).toBe(
      `Hello. ${replies.humanity} How are you? Rest well.`,
    );
    expect(guard.findings).toEqual(['humanity', 'humanity']);
  });

  test('ends after the third sentence that had to be held back', async () => {
    const { closing } = (await loadGuard('en')).words;
    const guard = await guardOf('en');
    const passed = runGuard(guard, [`${claim} This is our little secret. Call 988 now. ${claim} More.`]);
    expect(guard.findings).toHaveLength(mostFindings);
    expect(guard.isOver).toBe(true);
    expect(passed.endsWith(closing)).toBe(true);
    expect(guard.push('And more.') + guard.flush()).toBe('');
  });

  test('with several findings in one sentence has one answer, of the gravest', async () => {
    const { replies } = (await loadGuard('en')).words;
    const guard = await guardOf('en', true);
    expect(runGuard(guard, ['This is our little secret, call me at 555 123 4567.'])).toBe(replies.phone);
    expect(guard.findings).toEqual(['phone']);
  });

  test('is read in every language that it may come in', async () => {
    const lexicons = [await loadGuard('de'), await loadGuard('en')] as const;
    const guard = new OutputGuard({ lexicons, wholeSentences: false });
    expect(runGuard(guard, [claim])).toBe(lexicons[0].words.replies.humanity);
  });

  test('of thousands of words without a full stop is read, too', async () => {
    const guard = await guardOf('en');
    runGuard(guard, ['and so it goes '.repeat(3_000), claim]);
    expect(guard.findings).toEqual(['humanity']);
  });
});

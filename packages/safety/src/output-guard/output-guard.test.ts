import { describe, expect, test } from 'vitest';
import { loadGuidedContent } from '@alento/guided-companion/load-content.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { readGuardLines } from '../../training/guard-lines.ts';
import { guardCategories } from './categories.ts';
import { guardFor } from './guard-for.ts';
import { loadGuard } from './load-guard.ts';
import { mostFindings, OutputGuard } from './output-guard.ts';

/** A guard that knows rules alone, and none of another language. */
async function rulesOf(language: LanguageCode): Promise<OutputGuard> {
  return new OutputGuard({ lexicons: [await loadGuard(language)] });
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

  test('what must not be said is replaced', async () => {
    for (const { text } of forbidden) {
      const guard = await guardFor({ language });
      const passed = runGuard(guard, [...text]);
      expect({ text, findings: guard.findings }).not.toEqual({ text, findings: [] });
      expect(passed).not.toContain(text);
    }
  });

  test('most of what was written without looking at the patterns is replaced, too', async () => {
    const unseen = heldOut.filter(({ category }) => category !== 'warm');
    expect(unseen.length).toBeGreaterThanOrEqual(20);
    const found = await Promise.all(
      unseen.map(async ({ text }) => {
        const guard = await rulesOf(language);
        runGuard(guard, [text]);
        return guard.findings.length > 0;
      }),
    );
    expect(found.filter(Boolean).length / unseen.length).toBeGreaterThanOrEqual(0.9);
  });

  test('what a good companion says passes letter by letter', async () => {
    for (const text of harmless) expect(runGuard(await rulesOf(language), [...text])).toBe(text);
    for (const { text } of known.filter(({ category }) => category === 'warm'))
      expect(runGuard(await guardFor({ language }), [...text])).toBe(text);
  });

  test('what passes does not depend on how the text was cut', async () => {
    const text = [...known, ...heldOut].map((each) => each.text);
    for (let seed = 1; seed <= 15; seed += 1) {
      const reply = [0, 1, 2, 3].map((step) => text[(seed * 7 + step * 31) % text.length]).join(seed % 2 ? ' ' : '\n');
      const whole = runGuard(await guardFor({ language }), [reply]);
      expect(runGuard(await guardFor({ language }), [...reply])).toBe(whole);
      expect(runGuard(await guardFor({ language }), reply.split(''))).toBe(whole);
      expect(runGuard(await guardFor({ language }), cut(reply, seed))).toBe(whole);
    }
  });

  test('what stands in the place of a sentence passes the guard itself', async () => {
    const { replies, closing } = (await loadGuard(language)).words;
    for (const text of [...Object.values(replies), closing])
      expect(runGuard(await guardFor({ language }), [text])).toBe(text);
  });
});

test.each(languageCodes)('all that the guided companion says in %s passes', async (language) => {
  // In a crisis it names numbers, and to asks it gives sentences to say to others: these are reviewed and pass no guard.
  const { recognition: _, crisis: __, asks: ___, ...spoken } = await loadGuidedContent(language);
  const text = [...new Set(textsIn(spoken))].join('\n\n');
  const guard = await guardFor({ language });
  expect(runGuard(guard, [text])).toBe(text);
});

/** Every text of a content, however deep it lies. */
function textsIn(content: unknown): string[] {
  if (typeof content === 'string') return [content];
  return typeof content === 'object' && content !== null ? Object.values(content).flatMap(textsIn) : [];
}

describe('a reply', () => {
  const claim = 'I am a real person.';

  test('passes sentence by sentence', async () => {
    const guard = await rulesOf('en');
    expect(guard.push('Today was heavy')).toBe('');
    expect(guard.push('. What')).toBe('Today was heavy. ');
    expect(guard.flush()).toBe('What');
  });

  test('is held to the end of a sentence that must not be said', async () => {
    const { replies } = (await loadGuard('en')).words;
    const guard = await rulesOf('en');
    expect(guard.push('Rain fell, I was resting, and I am')).toBe('');
    expect(runGuard(guard, [' a real person.'])).toBe(replies.humanity);
  });

  test.each([
    'I am a h u m a n being.',
    'I am a **re**al person.',
    'I am a r\u0435al pers\u043en.',
    'I am a\nreal person.',
    'I am a r3al pers0n.',
  ])('is read as it is meant, however it is written: %j', async (text) => {
    const guard = await rulesOf('en');
    runGuard(guard, [...text]);
    expect(guard.findings).toEqual(['humanity']);
  });

  test.each(['Call 9\ufe0f\u20e38\ufe0f\u20e38\ufe0f\u20e3 now.', 'Call ⑨⑧⑧ now.', 'See quiet-help.org for more.'])(
    'names no number and no address: %j',
    async (text) => {
      const guard = await rulesOf('en');
      runGuard(guard, [text]);
      expect(guard.findings).toEqual(['phone']);
    },
  );

  test('in a language that nobody asked for is read in that language', async () => {
    const italian = await loadGuard('it');
    const guard = new OutputGuard({
      lexicons: [await loadGuard('de'), await loadGuard('en')],
      read: () => ({ lexicons: [italian] }),
    });
    runGuard(guard, ['Sono una persona vera.']);
    expect(guard.findings).toEqual(['humanity']);
  });

  test.each(['Call 911 if you are in danger.', 'You can dial 9 1 1 at any hour.'])(
    'may name an emergency number of the country that the person is in, and no other: %j',
    async (text) => {
      const there = await guardFor({ language: 'en', country: 'US' });
      expect(runGuard(there, [text])).toBe(text);
      for (const country of ['DE', undefined]) {
        const elsewhere = await guardFor({ language: 'en', country });
        runGuard(elsewhere, [text]);
        expect(elsewhere.findings).toEqual(['phone']);
      }
    },
  );

  test('is judged by what it means where no rule knows its words', async () => {
    const { replies } = (await loadGuard('en')).words;
    const read = (sentence: string) => ({
      judged: { score: sentence.includes('lighter') ? 1 : -0.5, category: 'fasting' as const },
    });
    const guard = new OutputGuard({ lexicons: [await loadGuard('en')], read });
    expect(runGuard(guard, ['You look better when you are lighter. Rest well.'])).toBe(`${replies.fasting} Rest well.`);
  });

  test.each([
    [-0.5, ['secrecy']],
    [-7, []],
  ])('judged to mean well enough is acquitted of what a rule finds: %d', async (score, findings) => {
    const read = () => ({ judged: { score, category: 'secrecy' as const } });
    const guard = new OutputGuard({ lexicons: [await loadGuard('en')], read });
    runGuard(guard, ['This is our little secret.']);
    expect(guard.findings).toEqual(findings);
  });

  test('is acquitted of no number, however well it is meant', async () => {
    const read = () => ({ judged: { score: -7, category: 'secrecy' as const } });
    const guard = new OutputGuard({ lexicons: [await loadGuard('en')], read });
    runGuard(guard, ['Call 988 now.']);
    expect(guard.findings).toEqual(['phone']);
  });

  test('says in the place of a sentence what fits it, once in a reply', async () => {
    const { replies } = (await loadGuard('en')).words;
    const guard = await rulesOf('en');
    expect(runGuard(guard, [`Hello. ${claim} How are you? ${claim} Rest well.`])).toBe(
      `Hello. ${replies.humanity} How are you? Rest well.`,
    );
    expect(guard.findings).toEqual(['humanity', 'humanity']);
  });

  test('ends after the third sentence that had to be held back', async () => {
    const { closing } = (await loadGuard('en')).words;
    const guard = await rulesOf('en');
    const passed = runGuard(guard, [`${claim} This is our little secret. Call 988 now. ${claim} More.`]);
    expect(guard.findings).toHaveLength(mostFindings);
    expect(guard.isOver).toBe(true);
    expect(passed.endsWith(closing)).toBe(true);
    expect(guard.push('And more.') + guard.flush()).toBe('');
  });

  test('with several findings in one sentence has one answer, of the gravest', async () => {
    const { replies } = (await loadGuard('en')).words;
    const guard = await rulesOf('en');
    expect(runGuard(guard, ['This is our little secret, call me at 555 123 4567.'])).toBe(replies.phone);
    expect(guard.findings).toEqual(['phone']);
  });

  test('is read in every language that it may come in', async () => {
    const lexicons = [await loadGuard('de'), await loadGuard('en')] as const;
    const guard = new OutputGuard({ lexicons });
    expect(runGuard(guard, [claim])).toBe(lexicons[0].words.replies.humanity);
  });

  test('of thousands of words without a full stop is read, too', async () => {
    const guard = await rulesOf('en');
    runGuard(guard, ['and so it goes '.repeat(3_000), claim]);
    expect(guard.findings).toEqual(['humanity']);
  });
});

import { createTranscript } from '@alento/domain/chat/transcript/create-transcript.ts';
import type { Message, Session } from '@alento/domain/chat/schema.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { extractText, getDocumentProxy } from 'unpdf';
import { inflateSync } from 'node:zlib';
import { afterAll, expect, test } from 'vitest';
import { createTranslator } from '#platform/mail/translator.ts';
import { createPdfPrinter } from './pdf-printer.ts';

const printer = createPdfPrinter();
afterAll(() => printer.close());

/** What somebody could have written in each language: conjuncts, diacritics, other scripts, digits and emoji. */
const written: Record<LanguageCode, string> = {
  pt: 'Não durmo há três noites; o coração não sossega.',
  en: 'I haven’t slept for three nights, “fine” is a lie.',
  es: '¿Por qué no puedo dormir? Mañana será otro día.',
  de: 'Ich schlafe seit drei Nächten nicht, alles fühlt sich größer an.',
  fr: 'Je n’ai pas dormi, ça me pèse sur le cœur.',
  it: 'Non dormo da tre notti, perché è così?',
  ja: '三日間眠れていません。骨まで疲れました。',
  ko: '사흘째 잠을 못 자고 있어요. 마음이 무거워요.',
  ar: 'لم أنم منذ ثلاث ليال، وقلبي ثقيل.',
  zh: '我三个晚上没睡着了，直到骨头都累。',
  hi: 'मैं तीन रातों से नहीं सोया, विद्यार्थी हूँ और क्षेत्र नया है।',
  nl: 'Ik slaap al drie nachten niet, ’t is één grote zorg.',
  ru: 'Я не сплю уже три ночи, и всё кажется тяжёлым.',
};

const session: Session = {
  id: '0b0f6f5e-3d7e-4c57-9a05-0f4a5d4c1a11',
  mood: 'sad',
  kind: 'support',
  personality: 'therapist',
  language: 'en',
  state: 'completed',
  messageCount: 2,
  createdAt: '2026-11-22T23:30:00.000Z',
  lastActivityAt: '2026-11-23T00:10:00.000Z',
  endedAt: null,
  moodAfter: 'calm',
  takeaway: null,
  title: null,
  isPinned: false,
  isArchived: false,
};

const say = (text: string, changes: Partial<Message> = {}): Message => ({
  id: crypto.randomUUID(),
  role: 'user',
  text,
  status: 'complete',
  engine: null,
  help: null,
  createdAt: '2026-11-22T23:31:00.000Z',
  ...changes,
});

const transcriptOf = (language: LanguageCode, messages: readonly Message[], changes: Partial<Session> = {}) => {
  const words = createTranslator(language, ['chat-transcript', 'chat', 'mood']);
  return createTranscript({
    session: { ...session, ...changes },
    messages,
    personName: 'Ana',
    say: words,
    locale: describeLanguage(language).locale,
    timeZone: 'America/Sao_Paulo',
  });
};

/** What a reader of the file copies out of it. Arabic is drawn in joined forms, which are the same letters. */
async function read(pdf: Uint8Array) {
  const document = await getDocumentProxy(pdf);
  const { text } = await extractText(document, { mergePages: true });
  const { info } = await document.getMetadata();
  return { document, text: plain(text), info: info as { Title?: string; Language?: string } };
}

const plain = (text: string): string => text.normalize('NFKC').replaceAll(/[\s\p{Cf}]+/gu, '');

/**
 * What of a text this reader can be asked for. It knows what each sign stands for, but not the text that the file gives for
 * several signs together: in Hindi each letter is asked for with its marks, and in Arabic it turns lam and alef round and moves marks.
 */
function partsOf(text: string, language: LanguageCode): string[] {
  if (language === 'hi') return text.match(/\P{M}\p{M}*/gu) ?? [];
  if (language === 'ar') return text.split(/[\s\p{P}]+/u).filter((word) => !/\p{M}|.لا./u.test(word));
  return [text];
}

const comparable = (text: string, language: LanguageCode): string =>
  language === 'ar' ? plain(text).replaceAll(/[\p{M}اأإآل]/gu, '') : plain(text);

/** The texts that the file gives for signs that are one only together. */
function readClusters(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const streams = [...bytes.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gsu)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  const clusters = streams.join('').matchAll(/\/ActualText <FEFF([\dA-F]+)>/g);
  return [...clusters].map(([, hex = '']) => Buffer.from(hex, 'hex').swap16().toString('utf16le')).join(' ');
}

test.each(languageCodes)('what is said and what is known of it stand in the file, in %s', async (language) => {
  const transcript = transcriptOf(language, [
    say(written[language]),
    say(`**${written.en}** ${written[language]}`, { role: 'assistant', status: 'stopped' }),
  ]);
  const pdf = await printer.print(transcript, language);
  const clusters = readClusters(pdf);
  const { document, text, info } = await read(pdf);
  const wanted = [
    transcript.title,
    ...transcript.facts.flatMap(({ name, value }) => [name, value]),
    ...transcript.days.flatMap(({ name, messages }) => [
      name,
      ...messages.flatMap(({ speaker, note }) => [speaker, note ?? '']),
    ]),
    ...transcript.disclaimer,
    written[language],
    written.en,
  ];
  const found = comparable(text, language);
  const missing = wanted
    .flatMap((words) => partsOf(words, language))
    .filter((part) => !clusters.includes(part) && !found.includes(comparable(part, language)));
  expect(missing).toEqual([]);
  expect(text).not.toContain('**');
  expect(info.Title).toBe(transcript.title);
  expect(info.Language?.slice(0, 2)).toBe(language);
  const page = await document.getPage(1);
  expect(JSON.stringify(await page.getStructTree())).toMatch(/"H1".*"H2"/);
});

test('markup of the typesetter, of HTML and of Markdown is text like any other', async () => {
  const text = '#set *x* $x$ #read("/etc/passwd") @a <b>b</b> \\ ` _c_ = d // e';
  const transcript = transcriptOf('en', [say(text), say(`${text}\n- one\n- two`, { role: 'assistant' })], {
    title: text,
  });
  const printed = await read(await printer.print(transcript, 'en'));
  expect(printed.text.split(plain(text))).toHaveLength(4);
});

test('lines stay lines, and words of any length, control characters and unknown scripts are no obstacle', async () => {
  const odd = ['x'.repeat(300), 'a\u0000b\u0007c', '\uD800', '𐎀 ᚠ 👩‍👩‍👧‍👦 🏳️‍🌈', '', '\t', 'שלום', '一'.repeat(100)];
  const { text } = await read(
    await printer.print(
      transcriptOf(
        'en',
        odd.map((each) => say(each)),
      ),
      'en',
    ),
  );
  expect(text).toContain('x'.repeat(300));
  expect(text).toContain('一'.repeat(100));
  expect(text).toContain('שלום');
});

test('every page has its number and says that Alento is an AI', async () => {
  const many = Array.from({ length: 60 }, (_, index) => say(`message ${index}`));
  const { document } = await read(await printer.print(transcriptOf('en', many), 'en'));
  const { text } = await extractText(document, { mergePages: false });
  expect(text.length).toBeGreaterThan(2);
  text.forEach((page, index) => {
    expect(page).toContain('Alento is an AI, not a medical service.');
    expect(page).toContain(`${index + 1} / ${text.length}`);
  });
});

test('days are those of the reader', () => {
  const late = say('one', { createdAt: '2026-11-23T02:59:00.000Z' });
  const { days } = transcriptOf('en', [late, say('two', { createdAt: '2026-11-23T03:01:00.000Z' })]);
  expect(days.map(({ name }) => name)).toEqual(['Sunday, November 22, 2026', 'Monday, November 23, 2026']);
});

test('several are printed one after the other', async () => {
  const pdfs = await Promise.all(
    languageCodes.map((language) => printer.print(transcriptOf(language, [say('hi')]), language)),
  );
  for (const pdf of pdfs) expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-');
});

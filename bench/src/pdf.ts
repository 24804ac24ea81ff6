import { createTranscript, type TranscriptWords } from '@alento/domain/chat/transcript/create-transcript.ts';
import type { Message, Session } from '@alento/domain/chat/schema.ts';
import { languageCodes, type LanguageCode } from '@alento/domain/language/languages.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { createPdfPrinter } from '@alento/server/platform/pdf/pdf-printer.ts';
import { createTranslator } from '@alento/server/platform/mail/translator.ts';
import { randomUUID } from 'node:crypto';

// How long a PDF of a conversation of 500 messages takes in each language, once the first one has loaded compiler and fonts.

const messages = 500;
const runs = 5;
const limitMs = 300;

const session: Session = {
  id: randomUUID(),
  mood: 'sad',
  kind: 'support',
  personality: 'friend',
  language: 'en',
  state: 'completed',
  messageCount: messages,
  createdAt: new Date().toISOString(),
  lastActivityAt: new Date().toISOString(),
  endedAt: null,
  moodAfter: 'calm',
  takeaway: null,
  title: null,
  isPinned: false,
  isArchived: false,
};

function createSample(language: LanguageCode) {
  const say = createTranslator(language, ['chat-transcript', 'chat', 'mood']) as TranscriptWords;
  const text = [say('chat-transcript:disclaimer.ai', {}), say('chat-transcript:disclaimer.danger', {})].join(' ');
  const said = Array.from({ length: messages }, (_, index): Message => ({
    id: randomUUID(),
    role: index % 2 === 0 ? 'assistant' : 'user',
    text: `${index} ${text}`,
    status: 'complete',
    engine: null,
    help: null,
    createdAt: new Date(Date.now() + index * 60_000).toISOString(),
  }));
  const { locale } = describeLanguage(language);
  return createTranscript({ session, messages: said, personName: 'Ana', say, locale, timeZone: 'UTC' });
}

const printer = createPdfPrinter();
const print = async (language: LanguageCode): Promise<{ ms: number; cpuMs: number; bytes: number }> => {
  const transcript = createSample(language);
  const began = performance.now();
  const cpu = process.cpuUsage();
  const { byteLength: bytes } = await printer.print(transcript, language);
  const { user, system } = process.cpuUsage(cpu);
  return { ms: performance.now() - began, cpuMs: (user + system) / 1000, bytes };
};

const medianOf = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

const first = await print('en');
process.stdout.write(`first of all: ${first.ms.toFixed(0)} ms\n`);
let slowest = 0;
for (const language of languageCodes) {
  const results = [];
  for (let run = 0; run < runs; run += 1) results.push(await print(language));
  const median = medianOf(results.map(({ ms }) => ms));
  const cpu = medianOf(results.map(({ cpuMs }) => cpuMs));
  slowest = Math.max(slowest, median);
  const size = ((results[0]?.bytes ?? 0) / 1000).toFixed(0);
  process.stdout.write(
    `${language}: median ${median.toFixed(0)} ms, ${cpu.toFixed(0)} ms of a processor, ${size} kB\n`,
  );
}
process.stdout.write(`resident memory: ${(process.memoryUsage().rss / 1e6).toFixed(0)} MB\n`);
process.stdout.write(`slowest median: ${slowest.toFixed(0)} ms of ${limitMs} ms\n`);
if (slowest > limitMs) process.exitCode = 1;
await printer.close();

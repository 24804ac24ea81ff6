import { maxAudioBytes, maxSpeechLength } from '@alento/domain/voice/limits.ts';
import { startFakeModel, type FakeModel } from '@alento/testing/fake-model.ts';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createOpenAiSpeech, createOpenAiTranscriber } from '#platform/voice/openai-voice.ts';
import { createTestApp, type TestApp, type TestPerson } from '#testing/test-app.ts';

let fake: FakeModel;
let app: TestApp;
let bare: TestApp;
let ana: TestPerson;

beforeAll(async () => {
  fake = await startFakeModel();
  const endpoint = { baseUrl: fake.url, apiKey: 'secret', timeoutMs: 4_000 };
  const transcriber = createOpenAiTranscriber({ ...endpoint, model: 'whisper' });
  const speech = createOpenAiSpeech({ ...endpoint, model: 'tts', voice: 'alloy' });
  [app, bare] = await Promise.all([createTestApp({ transcriber, speech }), createTestApp()]);
});

afterAll(async () => {
  await Promise.all([app.close(), bare.close()]);
  await fake.close();
});

beforeEach(async () => {
  fake.voice.reset();
  ana = await app.signUp();
});

afterEach(() => vi.restoreAllMocks());

const webm = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, ...Buffer.from('a secret that was said aloud')]);

function recording(content: Uint8Array<ArrayBuffer> = webm, language = 'pt'): FormData {
  const form = new FormData();
  form.set('file', new File([content], 'anything.bin'));
  form.set('language', language);
  return form;
}

const transcribe = (form: FormData, as: TestPerson | undefined = ana) =>
  app.request('POST', '/api/voice/transcriptions', { form, ...(as && { as }) });
const speak = (json: unknown, as: TestPerson | undefined = ana) =>
  app.request('POST', '/api/voice/speech', { json, ...(as && { as }) });
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error: { code: string } }).error.code,
];

test('a recording becomes text, by the wire format of OpenAI', async () => {
  fake.voice.script({ heard: ' Hoje foi difícil. ' });
  const response = await transcribe(recording());
  expect([response.status, await response.json()]).toEqual([200, { text: 'Hoje foi difícil.' }]);
  const [arrived] = fake.voice.recordings;
  expect(arrived).toMatchObject({ authorization: 'Bearer secret', model: 'whisper', language: 'pt', format: 'json' });
  expect([arrived?.file.name, arrived?.file.type]).toEqual(['speech.webm', 'audio/webm']);
  expect(new Uint8Array((await arrived?.file.arrayBuffer()) ?? [])).toEqual(webm);
});

test('nothing of a recording is written, stored or logged', async () => {
  const writes = vi.fn<(name: string) => void>();
  for (const name of ['open', 'openSync', 'writeFile', 'writeFileSync', 'createWriteStream', 'mkdtemp'] as const) {
    vi.spyOn(fs, name).mockImplementation(() => writes(name) as never);
  }
  for (const name of ['open', 'writeFile', 'mkdtemp'] as const) {
    vi.spyOn(fs.promises, name).mockImplementation(() => writes(name) as never);
  }
  syncBuiltinESMExports();
  fake.voice.script({ heard: 'words-that-nobody-keeps' });
  expect((await transcribe(recording())).status).toBe(200);
  expect((await speak({ text: 'reply-that-nobody-keeps', language: 'en' })).status).toBe(200);
  expect(writes.mock.calls).toEqual([]);
  vi.restoreAllMocks();
  syncBuiltinESMExports();
  expect(app.logLines.join('\n')).not.toMatch(/nobody-keeps|secret that/);
  const tables = await app.sql<{ name: string; content: string }[]>`
    select tablename as name, query_to_xml(format('select * from %I.%I', schemaname, tablename), true, false, '') as content
    from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`;
  expect(tables.length).toBeGreaterThan(10);
  expect(tables.filter(({ content }) => content.includes('nobody-keeps'))).toEqual([]);
});

test.each([
  ['no audio', new Uint8Array(Buffer.from('<!doctype html><script>')), 415, 'voice.audio_unreadable'],
  ['nothing', new Uint8Array(), 415, 'voice.audio_unreadable'],
])('a file that is %s is refused by its content', async (_what, content, status, code) => {
  expect(await codeOf(await transcribe(recording(content)))).toEqual([status, code]);
  expect(fake.voice.recordings).toEqual([]);
});

test('a recording over ten megabytes is refused', async () => {
  const large = new Uint8Array(maxAudioBytes + 1);
  large.set(webm);
  expect(await codeOf(await transcribe(recording(large)))).toEqual([413, 'common.payload_too_large']);
  const fits = await transcribe(recording(large.slice(0, maxAudioBytes)));
  expect(fits.status).toBe(200);
});

test('another language, another field or another body is refused', async () => {
  expect(await codeOf(await transcribe(recording(webm, 'xx')))).toEqual([400, 'common.invalid_input']);
  const form = new FormData();
  form.set('language', 'pt');
  form.set('file', 'text');
  expect(await codeOf(await transcribe(form))).toEqual([400, 'common.invalid_input']);
  const json = await app.request('POST', '/api/voice/transcriptions', { as: ana, json: { language: 'pt' } });
  expect(await codeOf(json)).toEqual([415, 'common.unsupported_media_type']);
});

test.each(['', ' … ', '♪'])('of %j nothing was understood', async (heard) => {
  fake.voice.script({ heard });
  expect(await codeOf(await transcribe(recording()))).toEqual([422, 'voice.not_understood']);
});

test.each([
  [500, 502, 'voice.transcription_failed', 'voice.speech_failed'],
  [401, 502, 'voice.transcription_failed', 'voice.speech_failed'],
  [429, 503, 'voice.engine_busy', 'voice.engine_busy'],
])('an endpoint that answers %i is a clear error, without its words', async (given, status, heard, said) => {
  fake.voice.script({ status: given });
  expect(await codeOf(await transcribe(recording()))).toEqual([status, heard]);
  expect(await codeOf(await speak({ text: 'Hello.', language: 'en' }))).toEqual([status, said]);
  expect(app.logLines.join('\n')).not.toContain('echo of what was said');
});

test('an endpoint that says nothing is given up', async () => {
  fake.voice.script({ firstMs: 8_000 });
  expect(await codeOf(await transcribe(recording()))).toEqual([504, 'common.timeout']);
});

test('who goes away before the first sound is no fault to report', async () => {
  fake.voice.script({ firstMs: 2_000 });
  const endpoint = { baseUrl: fake.url, apiKey: 'secret', timeoutMs: 4_000 };
  const leaving = new AbortController();
  const said = createOpenAiSpeech({ ...endpoint, model: 'tts', voice: 'alloy' }).speak('Hello.', leaving.signal);
  leaving.abort();
  await expect(said).rejects.toMatchObject({ definition: { reportable: false } });
});

test('a text is spoken, by the wire format of OpenAI, and no cache may keep it', async () => {
  const response = await speak({ text: ' I hear you. ', language: 'en' });
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(1_000);
  expect(fake.voice.spoken).toMatchObject([
    {
      authorization: 'Bearer secret',
      body: { model: 'tts', voice: 'alloy', input: 'I hear you.', response_format: 'mp3' },
    },
  ]);
});

test.each([
  [{ text: ' ', language: 'en' }],
  [{ text: 'x'.repeat(maxSpeechLength + 1), language: 'en' }],
  [{ text: 'Hi' }],
])('what cannot be spoken is refused: %j', async (json) => {
  expect(await codeOf(await speak(json))).toEqual([400, 'common.invalid_input']);
});

test('without a model both say so', async () => {
  const as = await bare.signUp();
  const heard = await bare.request('POST', '/api/voice/transcriptions', { as, form: recording() });
  expect(await codeOf(heard)).toEqual([501, 'voice.transcription_unavailable']);
  const said = await bare.request('POST', '/api/voice/speech', { as, json: { text: 'Hello.', language: 'en' } });
  expect(await codeOf(said)).toEqual([501, 'voice.speech_unavailable']);
  const featuresOf = async ({ request }: TestApp) =>
    ((await (await request('GET', '/api/config')).json()) as { features: object }).features;
  expect(await featuresOf(bare)).toMatchObject({ transcription: false, speech: false });
  expect(await featuresOf(app)).toMatchObject({ transcription: true, speech: true });
});

test('who is not signed in, or has said no age, is neither heard nor spoken to', async () => {
  const nobody = { id: '', email: '', token: 'x' };
  expect((await transcribe(recording(), nobody)).status).toBe(401);
  expect((await speak({ text: 'Hello.', language: 'en' }, nobody)).status).toBe(401);
  const unasked = await app.signUpUnasked();
  expect(await codeOf(await transcribe(recording(), unasked))).toEqual([403, 'account.age_needed']);
  expect(await codeOf(await speak({ text: 'Hello.', language: 'en' }, unasked))).toEqual([403, 'account.age_needed']);
  expect(fake.voice.recordings).toEqual([]);
});

test('recordings are limited for each person', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 31; i += 1) statuses.push((await transcribe(recording())).status);
  expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
  expect(statuses.at(-1)).toBe(429);
  expect((await transcribe(recording(), await app.signUp())).status).toBe(200);
});

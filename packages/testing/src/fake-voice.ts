import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

/** A recording as it arrived. */
export interface FakeRecording {
  readonly authorization: string | undefined;
  readonly model: string;
  readonly language: string;
  readonly format: string;
  readonly file: File;
}

/** A text that was asked to be spoken. */
export interface FakeSpeech {
  readonly authorization: string | undefined;
  readonly body: { model: string; voice: string; input: string; response_format: string };
  /** True once the caller closed the connection before the audio was complete. */
  isAborted: boolean;
}

/** How the next requests are answered. */
export interface FakeVoiceScript {
  /** Anything but 200 is answered with an error. */
  status?: number;
  /** What is understood of a recording. */
  heard?: string;
  /** Before the answer. */
  firstMs?: number;
  /** Seconds that a text takes to say; by its length if nothing is said. */
  seconds?: number;
}

/** OpenAI's `/audio/transcriptions` and `/audio/speech`: a form in and JSON out, JSON in and streamed MP3 out. */
export class FakeVoice {
  readonly recordings: FakeRecording[] = [];
  readonly spoken: FakeSpeech[] = [];
  #scripts: FakeVoiceScript[] = [];
  #current: FakeVoiceScript = {};

  /**
   * Scripts for the next recordings, in order; when they run out, the last one stays. What is spoken goes by that of the
   * last recording, or by the first while there was none.
   */
  script(...scripts: FakeVoiceScript[]): void {
    this.#scripts = scripts;
    this.#current = scripts[0] ?? {};
  }

  reset(): void {
    this.script();
    this.recordings.splice(0);
    this.spoken.splice(0);
  }

  async answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const body = await buffer(incoming);
    const isRecording = incoming.url === '/v1/audio/transcriptions';
    if (isRecording) this.#current = this.#scripts.shift() ?? this.#current;
    const script = this.#current;
    const speech = isRecording ? null : this.#keepSpeech(incoming, outgoing, body);
    if (isRecording) await this.#keepRecording(incoming, body);
    if (script.firstMs) await wait(script.firstMs, undefined, { ref: false });
    const { status = 200 } = script;
    if (status !== 200) {
      outgoing.writeHead(status, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ error: { message: 'echo of what was said', type: 'server_error' } }));
    } else if (speech) {
      await stream(outgoing, script.seconds ?? speech.body.input.length / 15);
    } else {
      outgoing.writeHead(200, { 'content-type': 'application/json' });
      outgoing.end(JSON.stringify({ text: script.heard ?? 'I had a long day.' }));
    }
  }

  async #keepRecording({ headers }: IncomingMessage, body: Buffer): Promise<void> {
    const type = headers['content-type'] ?? '';
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData();
    const field = (name: string): string => {
      const value = form.get(name);
      return typeof value === 'string' ? value : '';
    };
    const file = form.get('file');
    if (!(file instanceof File)) throw new Error('a transcription without a file');
    const { authorization } = headers;
    const [model, language, format] = [field('model'), field('language'), field('response_format')];
    this.recordings.push({ authorization, model, language, format, file });
  }

  #keepSpeech({ headers: { authorization } }: IncomingMessage, outgoing: ServerResponse, body: Buffer): FakeSpeech {
    const speech = { authorization, body: JSON.parse(body.toString()) as FakeSpeech['body'], isAborted: false };
    outgoing.on('close', () => (speech.isAborted = !outgoing.writableFinished));
    this.spoken.push(speech);
    return speech;
  }
}

/** MPEG-1 layer III, 128 kbit/s, 44.1 kHz, mono, with nothing in it: 417 bytes that last 26 ms (ISO/IEC 11172-3). */
const silentFrame = Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0xc4]), Buffer.alloc(413)]);
const framesPerSecond = 44_100 / 1152;

async function stream(outgoing: ServerResponse, seconds: number): Promise<void> {
  outgoing.writeHead(200, { 'content-type': 'audio/mpeg', 'transfer-encoding': 'chunked' });
  const frames = Math.max(4, Math.round(seconds * framesPerSecond));
  const first = Math.ceil(frames / 4);
  outgoing.write(Buffer.concat(Array.from({ length: first }, () => silentFrame)));
  await wait(5);
  outgoing.end(Buffer.concat(Array.from({ length: frames - first }, () => silentFrame)));
}

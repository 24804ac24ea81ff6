import { AppError, isAppError } from '@alento/domain/app-error.ts';
import type { Voice } from '#platform/speech/voice.ts';

export interface ServerVoiceOptions {
  /** The audio of a text. */
  fetchAudio: (text: string, signal: AbortSignal) => Promise<Blob>;
  player: HTMLAudioElement;
  rate: number;
}

/** What was spoken, in this page's memory alone and as long as its conversation is open: the oldest is given up first. */
const cache = new Map<string, Blob>();
const cacheBytes = 24_000_000;

export function forgetSpoken(): void {
  cache.clear();
}

/** Half a second of nothing: playing it with a press is what lets a phone play the rest. */
const silence = 'data:audio/wav;base64,UklGRiQAAABXQVZFZm10IBAAAAABAAEAQB8AAIA+AAACABAAZGF0YQAAAAA=';

/** The server's voice, a sentence at a time. */
export function createServerVoice({ fetchAudio, player, rate }: ServerVoiceOptions): Voice {
  const awaited = new Map<string, Promise<Blob>>();
  let current = new AbortController();

  const load = (text: string): Promise<Blob> => {
    const known = cache.get(text);
    if (known !== undefined) return Promise.resolve(known);
    const loading = awaited.get(text) ?? fetchAudio(text, current.signal);
    awaited.set(text, loading);
    loading
      .then((audio) => keep(text, audio))
      .catch(() => undefined)
      .finally(() => awaited.delete(text));
    return loading;
  };

  const play = async (text: string, signal: AbortSignal): Promise<void> => {
    const url = URL.createObjectURL(await load(text));
    try {
      signal.throwIfAborted();
      await playToEnd(player, { url, rate, signal });
    } finally {
      URL.revokeObjectURL(url);
    }
  };

  return {
    prepare() {
      if (!player.paused) return;
      player.src = silence;
      player.play().catch(() => undefined);
    },
    expect: (text) => void load(text).catch(() => undefined),
    say(text, onEnd) {
      const { signal } = current;
      play(text, signal).then(
        () => onEnd(true),
        (caught: unknown) => {
          if (!signal.aborted) onEnd(false, toVoiceError(caught));
        },
      );
    },
    hush() {
      current.abort();
      current = new AbortController();
      awaited.clear();
      player.pause();
    },
  };
}

interface Play {
  url: string;
  rate: number;
  signal: AbortSignal;
}

async function playToEnd(player: HTMLAudioElement, { url, rate, signal }: Play): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const over = new AbortController();
  const fail = (): void => reject(new AppError('voice.playback_failed', { cause: player.error }));
  player.addEventListener('ended', () => resolve(), { signal: over.signal });
  player.addEventListener('error', fail, { signal: over.signal });
  signal.addEventListener('abort', fail, { signal: over.signal });
  try {
    player.src = url;
    // A new source takes the pace back.
    player.defaultPlaybackRate = rate;
    player.playbackRate = rate;
    await player.play().catch(fail);
    await promise;
  } finally {
    over.abort();
  }
}

function keep(text: string, audio: Blob): void {
  cache.set(text, audio);
  let bytes = Array.from(cache.values()).reduce((sum, { size }) => sum + size, 0);
  for (const [oldest, { size }] of cache) {
    if (bytes <= cacheBytes) break;
    cache.delete(oldest);
    bytes -= size;
  }
}

function toVoiceError(caught: unknown): AppError {
  if (isAppError(caught)) return caught;
  return new AppError('voice.speech_failed', { cause: caught });
}

import { AppError } from '@alento/domain/app-error.ts';
import { maxAudioBytes } from '@alento/domain/voice/limits.ts';
import { closeMicrophone, openMicrophone } from '#platform/microphone.ts';
import type { Listen, Transcribe } from './listening.ts';
import { watchLevel } from './watch-level.ts';

/** What browsers can record, the smallest first; Safari before 18.4 knows only the last. */
const types = ['audio/webm;codecs=opus', 'audio/ogg;codecs=opus', 'audio/mp4'];

/** Speech needs no more: five minutes stay far below what can be sent. */
const bitsPerSecond = 32_000;

/** Listens with a recording, which is in this page's memory alone, and has it understood by `understand`. */
export function listenByRecording(understand: Transcribe): Listen {
  return async ({ onLevel, onOver }) => {
    const stream = await openMicrophone();
    const pieces: Blob[] = [];
    const cancelled = new AbortController();
    const ended = Promise.withResolvers<void>();
    let recorder: MediaRecorder;
    let stopWatching = (): void => undefined;
    try {
      recorder = startRecorder(stream);
      if (onLevel) stopWatching = watchLevel(stream, onLevel);
    } catch (error) {
      closeMicrophone(stream);
      throw error;
    }
    recorder.addEventListener('dataavailable', ({ data }) => pieces.push(data));
    recorder.addEventListener('stop', () => ended.resolve());
    recorder.addEventListener('error', () => ended.resolve());
    stream.getAudioTracks()[0]?.addEventListener('ended', () => onOver?.());

    const end = (): void => {
      if (recorder.state !== 'inactive') recorder.stop();
      stopWatching();
      closeMicrophone(stream);
    };
    return {
      async stop() {
        end();
        await ended.promise;
        const recording = new Blob(pieces, { type: recorder.mimeType });
        if (recording.size === 0) throw new AppError('voice.not_understood');
        if (recording.size > maxAudioBytes) throw new AppError('common.payload_too_large');
        return understand(recording, cancelled.signal);
      },
      cancel() {
        cancelled.abort();
        end();
      },
    };
  };
}

function startRecorder(stream: MediaStream): MediaRecorder {
  const mimeType = types.find((type) => MediaRecorder.isTypeSupported(type));
  const recorder = new MediaRecorder(stream, { audioBitsPerSecond: bitsPerSecond, ...(mimeType && { mimeType }) });
  recorder.start();
  return recorder;
}

import { AppError } from '@alento/domain/app-error.ts';
import type { Transcript } from '@alento/domain/chat/transcript/create-transcript.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { Worker } from 'node:worker_threads';
import { setType } from './set-type.ts';
import type { PdfAnswer, PdfJob } from './typst-worker.ts';

export interface PdfPrinter {
  /** A tagged PDF of a transcript, its words in the given language. */
  print(transcript: Transcript, language: LanguageCode): Promise<Uint8Array<ArrayBuffer>>;
  close(): Promise<void>;
}

interface Waiting {
  resolve: (pdf: Uint8Array<ArrayBuffer>) => void;
  reject: (error: AppError) => void;
}

/** Fonts and compiler take up to 200 MB, which a server that prints nothing does without. */
const idleMs = 60_000;
/** Far longer than the longest transcript takes. */
const patienceMs = 30_000;
const mostWaiting = 16;

/** Prints in a thread of its own, one transcript after the other, so that no other request waits; the thread ends when it has had nothing to do for a while. */
export function createPdfPrinter(): PdfPrinter {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;
  let lastId = 0;

  const end = async (error: AppError): Promise<void> => {
    const ended = worker;
    worker = undefined;
    clearTimeout(timer);
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
    await ended?.terminate();
  };

  /** The thread is ended when it has been quiet for long: out of work, or stuck. */
  const watch = (): void => {
    clearTimeout(timer);
    const isBusy = waiting.size > 0;
    timer = setTimeout(() => void end(new AppError('common.timeout')), isBusy ? patienceMs : idleMs);
    timer.unref();
  };

  const handleAnswer = (answer: PdfAnswer): void => {
    const asked = waiting.get(answer.id);
    waiting.delete(answer.id);
    watch();
    if ('pdf' in answer) asked?.resolve(answer.pdf);
    else asked?.reject(new AppError(answer.failure === 'unavailable' ? 'chat.pdf_unavailable' : 'common.internal'));
  };

  const start = (): Worker => {
    const started = new Worker(new URL('./typst-worker.ts', import.meta.url));
    started.unref();
    started.on('message', handleAnswer);
    started.on('error', (cause) => void (worker === started && end(new AppError('common.internal', { cause }))));
    return started;
  };

  return {
    async print(transcript, language) {
      if (waiting.size >= mostWaiting) throw new AppError('common.unavailable');
      worker ??= start();
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
      const job: PdfJob = { id: (lastId += 1), transcript: JSON.stringify(setType(transcript, language)) };
      waiting.set(job.id, { resolve, reject });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has one other end
      worker.postMessage(job);
      watch();
      return promise;
    },
    close: () => end(new AppError('common.unavailable')),
  };
}

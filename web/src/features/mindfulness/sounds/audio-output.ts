import { type FromProcessor, processorName, type ToProcessor } from './synthesis/messages.ts';
// oxlint-disable-next-line import/default -- Vite answers with the address of the built script
import processorUrl from './synthesis/processor.ts?worker&url';

/** The way from the processor to the loudspeaker. */
export interface AudioOutput {
  tell(message: ToProcessor): void;
  resume(): Promise<void>;
  suspend(): void;
  /** Lets go of it for good. */
  close(): void;
}

export interface AudioOutputListener {
  onMessage(message: FromProcessor): void;
  /** A call, another app or headphones pulled out: the system has stopped it. */
  onInterrupt(): void;
}

/**
 * Opens the audio of this device; has to follow a press. What is heard goes through a media element: phones let one play
 * on under a locked screen, and show its controls there, but not the Web Audio API alone.
 */
export async function openAudioOutput({ onMessage, onInterrupt }: AudioOutputListener): Promise<AudioOutput> {
  playWhenMuted();
  const context = new AudioContext({ latencyHint: 'playback' });
  const destination = context.createMediaStreamDestination();
  const element = new Audio();
  element.srcObject = destination.stream;
  // Before anything is awaited: browsers forget soon that somebody pressed.
  const playing = Promise.all([context.resume(), element.play()]);
  try {
    await context.audioWorklet.addModule(processorUrl);
    await playing;
  } catch (error) {
    playing.catch(() => undefined);
    void context.close();
    throw error;
  }
  const node = new AudioWorkletNode(context, processorName, { numberOfInputs: 0, outputChannelCount: [2] });
  node.connect(destination);
  node.port.addEventListener('message', ({ data }: MessageEvent<FromProcessor>) => onMessage(data));
  node.port.start();

  let isWanted = true;
  element.addEventListener('pause', () => isWanted && onInterrupt());
  context.addEventListener('statechange', () => isWanted && context.state !== 'running' && onInterrupt());
  return {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port has one other end
    tell: (message) => node.port.postMessage(message),
    async resume() {
      isWanted = true;
      await Promise.all([context.resume(), element.play()]);
    },
    suspend() {
      isWanted = false;
      element.pause();
      void context.suspend();
    },
    close() {
      isWanted = false;
      element.pause();
      void context.close().catch(() => undefined);
    },
  };
}

/** On an iPhone, as music does, in spite of the switch for the ring tone (Safari from 16.4). */
function playWhenMuted(): void {
  const { audioSession } = navigator as Navigator & { audioSession?: { type: string } };
  if (audioSession) audioSession.type = 'playback';
}

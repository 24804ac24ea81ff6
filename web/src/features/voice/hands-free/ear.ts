import { closeMicrophone, openMicrophone } from '#platform/microphone.ts';
import { framesProcessor } from './frames.ts';
// oxlint-disable-next-line import/default -- Vite answers with the address of the built script
import framesUrl from './microphone-frames.ts?worker&url';
import { SpeechDetector, type SpeechDetectorEvents } from './speech-detector.ts';
import { openVoiceActivity } from './voice-activity.ts';
import { encodeWav } from './wav.ts';

export interface EarEvents extends Omit<SpeechDetectorEvents, 'onSpeech'> {
  onSpeech(recording: Blob): void;
  /** The microphone was taken away. */
  onLost(): void;
}

/** Hears who speaks, and where they begin and end; everything on this device. */
export interface Ear {
  /** While the companion speaks, somebody has to be heard more clearly. */
  setCautious(isCautious: boolean): void;
  setPushToTalk(isPushToTalk: boolean): void;
  hold(): void;
  release(): void;
  close(): void;
}

/** Opens the microphone. Has to follow a press. */
export async function openEar({ onSpeech, onLost, ...events }: EarEvents): Promise<Ear> {
  const [stream, activity] = await Promise.all([openMicrophone(), openVoiceActivity()]);
  const context = new AudioContext({ latencyHint: 'interactive' });
  try {
    await Promise.all([context.audioWorklet.addModule(framesUrl), context.resume()]);
  } catch (error) {
    closeMicrophone(stream);
    void context.close();
    throw error;
  }
  const detector = new SpeechDetector({ ...events, onSpeech: (frames) => onSpeech(encodeWav(frames)) });
  const node = new AudioWorkletNode(context, framesProcessor, { numberOfOutputs: 0 });
  context.createMediaStreamSource(stream).connect(node);
  node.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
    detector.feed(data, activity.likelihoodOf(data));
  });
  node.port.start();
  let isOpen = true;
  stream.getAudioTracks()[0]?.addEventListener('ended', () => isOpen && onLost());
  return {
    setCautious: (isCautious) => void (detector.isCautious = isCautious),
    setPushToTalk: (isPushToTalk) => void (detector.isPushToTalk = isPushToTalk),
    hold: () => detector.hold(),
    release: () => detector.release(),
    close() {
      if (!isOpen) return;
      isOpen = false;
      node.port.close();
      closeMicrophone(stream);
      activity.close();
      void context.close().catch(() => undefined);
    },
  };
}

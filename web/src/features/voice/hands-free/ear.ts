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
  const undo: (() => void)[] = [];
  const close = (): void => {
    for (const each of undo.splice(0).toReversed()) each();
  };
  try {
    // The microphone last: nobody is listened to for nothing.
    const activity = await openVoiceActivity();
    undo.push(() => activity.close());
    const stream = await openMicrophone();
    undo.push(() => closeMicrophone(stream));
    const context = new AudioContext({ latencyHint: 'interactive' });
    undo.push(() => void context.close().catch(() => undefined));
    await Promise.all([context.audioWorklet.addModule(framesUrl), context.resume()]);
    const detector = new SpeechDetector({ ...events, onSpeech: (frames) => onSpeech(encodeWav(frames)) });
    const node = new AudioWorkletNode(context, framesProcessor, { numberOfOutputs: 0 });
    undo.push(() => node.port.close());
    context.createMediaStreamSource(stream).connect(node);
    node.port.addEventListener('message', ({ data }: MessageEvent<Float32Array>) => {
      detector.feed(data, activity.likelihoodOf(data));
    });
    node.port.start();
    stream.getAudioTracks()[0]?.addEventListener('ended', () => undo.length > 0 && onLost());
    return {
      setCautious: (isCautious) => void (detector.isCautious = isCautious),
      setPushToTalk: (isPushToTalk) => void (detector.isPushToTalk = isPushToTalk),
      hold: () => detector.hold(),
      release: () => detector.release(),
      close,
    };
  } catch (error) {
    close();
    throw error;
  }
}

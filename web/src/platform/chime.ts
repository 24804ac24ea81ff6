/** What an interface sound goes with. */
export type Chime = 'sent' | 'arrived' | 'listening' | 'heard' | 'saved';

/** The pitches of each, one after the other, in hertz: a pentatonic scale, so that any two sound well together. */
const melodies: Readonly<Record<Chime, readonly number[]>> = {
  sent: [523.25, 659.25],
  arrived: [659.25, 440],
  listening: [440, 587.33],
  heard: [587.33],
  saved: [523.25, 783.99],
};

const loudness = 0.05;
/** Seconds between two tones, of their swelling, and of their fading to a third. */
const shape = { step: 0.09, attack: 0.015, decay: 0.11, length: 0.7 } as const;

let context: AudioContext | undefined;

/** Plays a short, soft sound. Before anybody has pressed anything a browser would keep it silent, so nothing happens. */
export function playChime(chime: Chime): void {
  if (!('AudioContext' in window) || !navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext({ latencyHint: 'interactive' });
  void context.resume().catch(() => undefined);
  for (const [index, frequency] of melodies[chime].entries()) playTone(context, frequency, index * shape.step);
}

/** A sine with a faint octave, like a small wooden bar. */
function playTone(audio: AudioContext, frequency: number, after: number): void {
  const begin = audio.currentTime + after;
  for (const { times, share } of [
    { times: 1, share: 1 },
    { times: 2, share: 0.18 },
  ]) {
    const envelope = new GainNode(audio, { gain: 0 });
    envelope.gain.setValueAtTime(0, begin);
    envelope.gain.linearRampToValueAtTime(loudness * share, begin + shape.attack);
    envelope.gain.setTargetAtTime(0, begin + shape.attack, shape.decay / times);
    const tone = new OscillatorNode(audio, { frequency: frequency * times });
    tone.connect(envelope).connect(audio.destination);
    tone.start(begin);
    tone.stop(begin + shape.length);
  }
}

import { addSample, type Voice } from './voice.ts';

/** One note of an animal. */
export interface Syllable {
  seconds: number;
  /** Hertz at the beginning and at the end. */
  from: number;
  to: number;
  gain: number;
  /** Silence after it, in seconds. */
  pause: number;
  /** How often a second the pitch trembles. */
  trembling: number;
}

export interface SingerOptions {
  /** Makes up the next phrase, which ends with a pause. */
  compose: () => Syllable[];
  /** From 0, left, to 1, right. */
  pan: number;
  /** How strong the octave above sounds along; a whistle has none. */
  overtone: number;
}

/** How far a trembling pitch goes, as a part of it. */
const trembled = 0.012;

const silence: Syllable = { seconds: 0, from: 1, to: 1, gain: 0, pause: 0, trembling: 0 };

/** An animal that sings phrase after phrase, none quite like the one before. */
export function createSinger(sampleRate: number, { compose, pan, overtone }: SingerOptions): Voice {
  let phrase: Syllable[] = [];
  let syllable = silence;
  /** Seconds since the syllable began. */
  let position = 0;
  let phase = 0;
  let gain = 0;

  function advance(elapsed: number): void {
    position += elapsed;
    while (position >= syllable.seconds + syllable.pause) {
      position -= syllable.seconds + syllable.pause;
      if (phrase.length === 0) phrase = compose();
      syllable = phrase.shift() ?? { ...silence, pause: 1 };
    }
  }

  return (left, right) => {
    advance(left.length / sampleRate);
    const { seconds, from, to, trembling } = syllable;
    const progress = position / seconds;
    const target = progress < 1 ? syllable.gain * Math.sin(Math.PI * progress) ** 2 : 0;
    if (target === 0 && gain === 0) return;
    const pitch = from * (to / from) ** Math.min(1, progress);
    const turn = (2 * Math.PI * pitch * (1 + trembled * Math.sin(2 * Math.PI * trembling * position))) / sampleRate;
    const step = (target - gain) / left.length;
    for (let index = 0; index < left.length; index += 1) {
      phase += turn;
      gain += step;
      addSample(left, right, index, gain * (Math.sin(phase) + overtone * Math.sin(2 * phase)), pan);
    }
    gain = target;
    phase %= 2 * Math.PI;
  };
}

/** The bell of a meditation; has to be made after a press, or the browser keeps it silent. */
export interface Bell {
  ring(): void;
  /** Lets what still sounds fade, and then goes of its audio. */
  close(): void;
}

const pitch = 396;
const loudness = 0.22;
/** Seconds until nothing is to be heard any more. */
const ringing = 7;

/**
 * The partials of a small bowl: how many times the lowest each is, how loud and how long it sounds. That they are no whole
 * multiples makes it a bell (for the ratios of a clamped plate see Fletcher & Rossing, The Physics of Musical Instruments).
 */
const partials = [
  { ratio: 1, share: 1, decay: 2.2 },
  { ratio: 1.003, share: 0.6, decay: 2.2 },
  { ratio: 2.76, share: 0.35, decay: 1.1 },
  { ratio: 5.4, share: 0.12, decay: 0.4 },
] as const;

export function createBell(): Bell {
  const context = new AudioContext({ latencyHint: 'playback' });
  const output = new GainNode(context, { gain: loudness });
  output.connect(context.destination);
  void context.resume().catch(() => undefined);
  let rungAt = -Infinity;
  return {
    ring() {
      rungAt = context.currentTime;
      for (const { ratio, share, decay } of partials) {
        const shape = new GainNode(context, { gain: 0 });
        shape.gain.setValueAtTime(0, rungAt);
        shape.gain.linearRampToValueAtTime(share, rungAt + 0.012);
        shape.gain.setTargetAtTime(0, rungAt + 0.012, decay);
        const voice = new OscillatorNode(context, { frequency: pitch * ratio });
        voice.connect(shape).connect(output);
        voice.start(rungAt);
        voice.stop(rungAt + ringing);
      }
    },
    close() {
      const left = Math.max(0, rungAt + ringing - context.currentTime);
      setTimeout(() => void context.close().catch(() => undefined), left * 1000);
    },
  };
}

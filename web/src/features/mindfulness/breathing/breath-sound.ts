import type { PlacedStep } from '@alento/domain/mindfulness/breathing.ts';
import type { Pacer } from './pacer.ts';

/** In hertz: a breath in rises from the first to the second, a top-up to the third, a breath out falls back. */
const pitch = { low: 196, high: 294, top: 349 } as const;
const bellPitch = 523;
const loudness = 0.16;

/**
 * Seconds that are handed to the sound card ahead. It goes on exactly while the page is busy, or hidden and woken once a
 * minute; and its own clock, which runs a little differently from the page's, is asked again before that can be heard.
 */
const ahead = 75;

type Tone = Pick<PlacedStep, 'phase' | 'seconds' | 'from'>;

/** What a step sounds like, from one pitch to another; null for silence, which is what a hold is. */
export function glideOf({ phase, seconds, from }: Tone): { start: number; end: number } | null {
  if (seconds === null) return null;
  if (phase === 'in') return { start: pitch.low, end: pitch.high };
  if (phase === 'topUp') return { start: pitch.high, end: pitch.top };
  return phase === 'out' && from > 0 ? { start: pitch.high, end: pitch.low } : null;
}

/**
 * The time of the sound card at a time of the page's clock: what is scheduled for it is heard then, since the delay on the
 * way to the ear is part of the timestamp (Web Audio API, AudioContext.getOutputTimestamp).
 */
export function audioTimeAt(context: Pick<AudioContext, 'getOutputTimestamp' | 'currentTime'>, time: number): number {
  const { contextTime = 0, performanceTime = 0 } = context.getOutputTimestamp();
  // Before anything was played there is no timestamp.
  const [audio, page] = performanceTime > 0 ? [contextTime, performanceTime] : [context.currentTime, performance.now()];
  return audio + (time - page) / 1000;
}

/** Lets an exercise be heard, until the answer is called. Has to begin with a press, or the browser keeps it silent. */
export function followWithSound(pacer: Pacer): () => void {
  const context = new AudioContext({ latencyHint: 'playback' });
  const output = new GainNode(context, { gain: loudness });
  output.connect(context.destination);
  void context.resume().catch(() => undefined);
  let given = -1;
  let isBellRung = false;

  const giveAhead = (): void => {
    const { steps, startedAt } = pacer.upcoming(ahead);
    for (const step of steps) {
      if (step.index <= given || step.seconds === null) continue;
      given = step.index;
      playGlide(context, output, step, audioTimeAt(context, startedAt + step.startsAt * 1000));
    }
  };
  const leave = pacer.subscribe(() => {
    const state = pacer.getState();
    if (state.status === 'breathing' || state.status === 'settling') giveAhead();
    const asksToBreathe = state.status === 'breathing' && state.moment.isLong;
    if ((asksToBreathe || state.status === 'done') && !isBellRung) playBell(context, output);
    isBellRung = asksToBreathe;
  });
  giveAhead();

  return () => {
    leave();
    const isDone = pacer.getState().status === 'done';
    if (!isDone) output.gain.setTargetAtTime(0, context.currentTime, 0.05);
    setTimeout(() => void context.close().catch(() => undefined), isDone ? 4000 : 400);
  };
}

function playGlide(context: AudioContext, output: AudioNode, step: PlacedStep, at: number): void {
  const glide = glideOf(step);
  if (!glide || step.seconds === null) return;
  const end = at + step.seconds;
  const start = Math.max(at, context.currentTime);
  if (end <= start) return;
  const edge = Math.min(0.5, (end - start) / 3);
  const shape = new GainNode(context, { gain: 0 });
  shape.gain.setValueAtTime(0, start);
  shape.gain.linearRampToValueAtTime(1, start + edge);
  shape.gain.setValueAtTime(1, end - edge);
  shape.gain.linearRampToValueAtTime(0, end);
  shape.connect(output);
  // A second, fainter voice an octave above carries it over the small speaker of a phone.
  for (const [octave, share] of [
    [1, 0.8],
    [2, 0.2],
  ] as const) {
    const voice = new OscillatorNode(context, { frequency: glide.start * octave });
    voice.frequency.setValueAtTime(glide.start * octave, start);
    voice.frequency.exponentialRampToValueAtTime(glide.end * octave, end);
    voice.connect(new GainNode(context, { gain: share })).connect(shape);
    voice.start(start);
    voice.stop(end);
  }
}

function playBell(context: AudioContext, output: AudioNode): void {
  const start = context.currentTime;
  const shape = new GainNode(context, { gain: 0 });
  shape.gain.setValueAtTime(0, start);
  shape.gain.linearRampToValueAtTime(0.8, start + 0.02);
  shape.gain.setTargetAtTime(0, start + 0.02, 0.7);
  shape.connect(output);
  const voice = new OscillatorNode(context, { frequency: bellPitch });
  voice.connect(shape);
  voice.start(start);
  voice.stop(start + 4);
}

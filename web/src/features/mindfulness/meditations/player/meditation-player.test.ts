import { leadIn, leastSilence } from '@alento/domain/mindfulness/meditation-timeline.ts';
import { expect, test } from 'vitest';
import type { Clock } from '../../practice/clock.ts';
import type { Voice } from '#platform/speech/voice.ts';
import { MeditationPlayer, type PlayerLine } from './meditation-player.ts';

const seconds = 180;

/** A clock that a test turns; what is due happens on the way. */
class FakeClock implements Clock {
  time = 0;
  #calls: { at: number; wake: () => void }[] = [];

  now(): number {
    return this.time;
  }

  wakeAt(at: number, wake: () => void): () => void {
    const call = { at, wake };
    this.#calls.push(call);
    return () => (this.#calls = this.#calls.filter((each) => each !== call));
  }

  turn(bySeconds: number): void {
    const until = this.time + bySeconds * 1000;
    for (;;) {
      const next = this.#calls.toSorted((one, other) => one.at - other.at)[0];
      if (!next || next.at > until) break;
      this.#calls = this.#calls.filter((each) => each !== next);
      this.time = Math.max(this.time, next.at);
      next.wake();
    }
    this.time = until;
  }

  /** As when the page sleeps: time goes by, and nothing happens. */
  sleep(bySeconds: number): void {
    this.time += bySeconds * 1000;
  }
}

/** A voice that takes so many seconds for a line, or never tells that it is done. */
class FakeVoice implements Voice {
  readonly said: string[] = [];
  readonly #clock: FakeClock;
  readonly #secondsFor: (text: string) => number | 'fails' | 'never';
  #cancel: () => void = () => undefined;

  constructor(clock: FakeClock, secondsFor: (text: string) => number | 'fails' | 'never') {
    this.#clock = clock;
    this.#secondsFor = secondsFor;
  }

  prepare(): void {}

  say(text: string, onEnd: (isSaid: boolean) => void): void {
    this.hush();
    this.said.push(text);
    const length = this.#secondsFor(text);
    if (length === 'never') return;
    const after = length === 'fails' ? 0.01 : length;
    this.#cancel = this.#clock.wakeAt(this.#clock.now() + after * 1000, () => onEnd(length !== 'fails'));
  }

  hush(): void {
    this.#cancel();
  }
}

const lines: PlayerLine[] = Array.from({ length: 16 }, (_, place) => ({
  text: `line ${place}`,
  speaking: 4 + (place % 3),
  weight: 1 + (place % 4),
}));
const textsUpTo = (last: number): string[] => lines.slice(0, last + 1).map(({ text }) => text);

function setUp(secondsFor: ((text: string) => number | 'fails' | 'never') | null = () => 5) {
  const clock = new FakeClock();
  const voice = secondsFor && new FakeVoice(clock, secondsFor);
  const player = new MeditationPlayer({ lines, seconds, voice, clock });
  const heard: number[] = [];
  player.subscribe(() => {
    const { line } = player.getState();
    if (heard.at(-1) !== line) heard.push(line);
  });
  return { clock, voice, player, heard };
}

/** Seconds from now until it is done. */
function turnToEnd({ clock, player }: { clock: FakeClock; player: MeditationPlayer }): number {
  const from = clock.time;
  while (player.getState().status === 'playing' && clock.time - from < 3_600_000) clock.turn(0.1);
  return (clock.time - from) / 1000;
}

const inOrder = [-1, ...lines.keys()];

test('the bell has its time, and then the first line is said and lit', () => {
  const { clock, voice, player } = setUp();
  player.play();
  clock.turn(leadIn - 0.1);
  expect([player.getState().line, voice?.said]).toEqual([-1, []]);
  clock.turn(0.2);
  expect([player.getState().line, voice?.said]).toEqual([0, ['line 0']]);
});

test.each([
  ['as fast as is thought', (text: string) => 4 + (Number(text.split(' ')[1]) % 3)],
  ['half as fast again', () => 7.5],
  ['twice as fast', () => 2.5],
  ['now fast and now slow', (text: string) => (Number(text.split(' ')[1]) % 2 ? 2 : 9)],
])('every line is said once, in order, in the time of the cut, by a voice that is %s', (_how, secondsFor) => {
  const set = setUp(secondsFor);
  set.player.play();
  const length = turnToEnd(set);
  expect(length).toBeGreaterThan(seconds - 0.5);
  expect(length).toBeLessThan(seconds + 0.5);
  expect(set.voice?.said).toEqual(textsUpTo(15));
  expect(set.heard).toEqual(inOrder);
  expect(set.player.getState().status).toBe('done');
});

test('without a voice the lines are lit at their time', () => {
  const set = setUp(null);
  set.player.play();
  expect(Math.abs(turnToEnd(set) - seconds)).toBeLessThan(0.5);
  expect(set.heard).toEqual(inOrder);
});

test('a silence follows each line, however slow the voice is', () => {
  const set = setUp(() => 11);
  set.player.play();
  set.clock.turn(leadIn + 11.1);
  expect(set.player.getState().line).toBe(0);
  set.clock.turn(leastSilence - 0.3);
  expect(set.player.getState().line).toBe(0);
});

test('a voice that never tells it is done is waited for once; then the clock leads', () => {
  const set = setUp(() => 'never');
  set.player.play();
  const length = turnToEnd(set);
  expect(set.heard).toEqual(inOrder);
  expect(set.voice?.said).toEqual(textsUpTo(15));
  expect(Math.abs(length - seconds)).toBeLessThan(0.5);
});

test('what the voice cannot say is to be read, at its time', () => {
  const set = setUp(() => 'fails');
  set.player.play();
  set.clock.turn(leadIn + 1);
  expect(set.player.getState()).toMatchObject({ line: 0, isMute: true });
  turnToEnd(set);
  expect(set.heard).toEqual(inOrder);
});

test('a pause stands still and is silent, and then the line is said again', () => {
  const set = setUp();
  const { clock, voice, player } = set;
  player.play();
  clock.turn(leadIn + 2);
  player.pause();
  const { position } = player;
  clock.turn(600);
  expect([player.position, player.getState()]).toEqual([position, { status: 'paused', line: 0, isMute: false }]);
  player.play();
  expect(voice?.said).toEqual(['line 0', 'line 0']);
  turnToEnd(set);
  expect(set.heard).toEqual(inOrder);
  expect(player.practised).toBeCloseTo(seconds, 0);
});

test('a pause in the silence after a line does not repeat it', () => {
  const { clock, voice, player } = setUp();
  player.play();
  clock.turn(leadIn + 5.5);
  player.pause();
  player.play();
  expect(voice?.said).toEqual(['line 0']);
});

test('a seek goes to the beginning of a line, and what follows fills the rest of the time', () => {
  const set = setUp();
  const { clock, voice, player } = set;
  player.play();
  clock.turn(leadIn + 2);
  player.seekLine(8);
  const { position } = player;
  expect(voice?.said).toEqual(['line 0', 'line 8']);
  const rest = turnToEnd(set);
  expect(Math.abs(position + rest - seconds)).toBeLessThan(0.5);
  expect(voice?.said.slice(1)).toEqual(textsUpTo(15).slice(8));
  expect(player.practised).toBeLessThan(seconds - 50);
});

test('a seek by time finds its line, also backwards, and before the first one there is silence', () => {
  const { clock, player } = setUp();
  player.play();
  clock.turn(100);
  const { line } = player.getState();
  expect(line).toBeGreaterThan(3);
  player.seek(leadIn + 0.1);
  expect(player.getState().line).toBe(0);
  player.seek(0);
  expect([player.getState().line, player.position]).toEqual([-1, 0]);
  clock.turn(leadIn + 0.1);
  expect(player.getState().line).toBe(0);
});

test('a seek while it rests says nothing before it goes on, and then begins there', () => {
  const { clock, voice, player } = setUp();
  player.play();
  clock.turn(leadIn + 2);
  player.pause();
  player.seekLine(5);
  expect(player.getState()).toMatchObject({ status: 'paused', line: 5 });
  expect(voice?.said).toEqual(['line 0']);
  player.play();
  expect(voice?.said).toEqual(['line 0', 'line 5']);
});

test('whoever was away comes back in time', () => {
  const { clock, player } = setUp(null);
  player.play();
  clock.turn(leadIn + 1);
  clock.sleep(90);
  player.look();
  expect(player.getState().line).toBeGreaterThan(5);
  clock.sleep(90);
  player.look();
  expect(player.getState().status).toBe('done');
});

test('it ends for good: nothing is said after a stop or its end', () => {
  const set = setUp();
  set.player.play();
  set.clock.turn(leadIn + 2);
  set.player.stop();
  set.clock.turn(300);
  expect(set.voice?.said).toEqual(['line 0']);
  expect(set.player.getState().status).toBe('ready');
});

import { type SoundId, soundIds } from '@alento/domain/mindfulness/sounds.ts';
import { Mixer } from '../../web/src/features/mindfulness/sounds/synthesis/mixer.ts';

// npm run bench:sounds: the processor time that sounds take, as a part of the time they last. Other processes do not count.

const sampleRate = 48_000;
const block = 128;
const warmUpSeconds = 5;
const seconds = 60;
const limit = 0.1;

/** The sounds that the product promises, which are to play together on any phone. */
const promised: SoundId[] = [
  'rain-forest',
  'tropical-forest',
  'wind-leaves',
  'mountain-wind',
  'ocean-waves',
  'white-noise',
  'forest-birds',
];

function render(mixer: Mixer, duration: number): void {
  const [left, right] = [new Float32Array(block), new Float32Array(block)];
  for (let blocks = (duration * sampleRate) / block; blocks > 0; blocks -= 1) mixer.render(left, right);
}

/** Processor seconds for each second that is heard. */
function measure(ids: readonly SoundId[]): number {
  const mixer = new Mixer(sampleRate, 1);
  mixer.setMix(Object.fromEntries(ids.map((id) => [id, 100])), 100);
  mixer.setPlaying(true);
  render(mixer, warmUpSeconds);
  const before = process.cpuUsage();
  render(mixer, seconds);
  return process.cpuUsage(before).user / 1e6 / seconds;
}

const print = (name: string, ratio: number): void =>
  void process.stdout.write(`${name.padEnd(18)}${(ratio * 100).toFixed(2).padStart(6)} % of one core\n`);

for (const id of soundIds) print(id, measure([id]));
const together = measure(promised);
print('all seven', together);
print('all twelve', measure(soundIds));
if (together > limit) process.exitCode = 1;

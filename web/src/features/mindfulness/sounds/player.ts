import { type Mix, soundsIn } from '@alento/domain/mindfulness/sound-mix.ts';
import { mayListen, type SoundId } from '@alento/domain/mindfulness/sounds.ts';
import { type AudioOutput, openAudioOutput } from './audio-output.ts';
import { keepMix } from './kept-mix.ts';
import { connectLockScreen, tellLockScreen } from './lock-screen.ts';
import { getSounds, setSounds } from './state.ts';
import type { FromProcessor } from './synthesis/messages.ts';

/** How loud a sound is that was just chosen, in percent. */
const firstLevel = 60;

let output: Promise<AudioOutput> | null = null;

/** Plays the mix as it stands; has to follow a press. */
export async function play(): Promise<void> {
  if (soundsIn(getSounds().mix).length === 0) return;
  setSounds({ status: 'starting' });
  try {
    output ??= openAudioOutput({ onMessage: handleMessage, onInterrupt: handleInterrupt });
    const opened = await output;
    await opened.resume();
    tellMix(opened);
    const { secondsLeft } = getSounds();
    opened.tell({ type: 'timer', seconds: secondsLeft });
    opened.tell({ type: 'playing', isPlaying: true });
    // Somebody may have thought better of it in the meantime.
    if (getSounds().status !== 'starting') return opened.tell({ type: 'playing', isPlaying: false });
    connectLockScreen({ play: () => void play(), pause, stop });
    setSounds({ status: 'playing' });
    tellLockScreen('playing');
  } catch {
    output = null;
    setSounds({ status: 'failed' });
  }
}

/** Fades out and waits; the audio of the device is let go once it is silent. */
export function pause(): void {
  silence('paused');
}

/** Pauses, takes the timer and the bar away. */
export function stop(): void {
  silence('idle');
  setSounds({ timerMinutes: null, secondsLeft: null });
}

function silence(status: 'paused' | 'idle'): void {
  void output?.then((opened) => opened.tell({ type: 'playing', isPlaying: false }));
  setSounds({ status });
  tellLockScreen(status === 'idle' ? 'none' : 'paused');
}

/** Adds a sound to what plays, or takes it out. */
export function toggleSound(id: SoundId, isOn: boolean): void {
  const { [id]: level = firstLevel, ...rest } = getSounds().mix;
  changeMix(isOn ? { ...rest, [id]: level } : rest);
  if (isOn) startIfSilent();
}

/** Sets how loud a sound is; at zero it is still chosen, as quiet as can be. */
export function setLevel(id: SoundId, level: number): void {
  changeMix({ ...getSounds().mix, [id]: Math.max(1, Math.round(level)) });
}

export function setMaster(master: number): void {
  setSounds({ master: Math.round(master) });
  keepAndTell();
}

/** Plays another mix in place of this one. */
export function playMix(mix: Mix): void {
  changeMix(mix);
  startIfSilent();
}

/** Sets the sleep timer anew, or takes it away. */
export function setTimer(minutes: number | null): void {
  const secondsLeft = minutes === null ? null : minutes * 60;
  setSounds({ timerMinutes: minutes, secondsLeft });
  void output?.then((opened) => opened.tell({ type: 'timer', seconds: secondsLeft }));
}

/** Takes out what a plan that has ended opened. */
export function keepOpenSounds(isPremium: boolean): void {
  const { mix } = getSounds();
  const open = openPart(mix, isPremium);
  if (soundsIn(open).length < soundsIn(mix).length) changeMix(open);
}

/** The sounds of a mix that are open to somebody. */
export function openPart(mix: Mix, isPremium: boolean): Mix {
  return Object.fromEntries(Object.entries(mix).filter(([id]) => mayListen(id as SoundId, isPremium)));
}

function startIfSilent(): void {
  const { status } = getSounds();
  if (status !== 'playing' && status !== 'starting') void play();
}

function changeMix(mix: Mix): void {
  setSounds({ mix });
  keepAndTell();
  if (soundsIn(mix).length === 0) stop();
}

function keepAndTell(): void {
  keepMix(getSounds());
  void output?.then(tellMix);
}

function tellMix(opened: AudioOutput): void {
  const { mix, master } = getSounds();
  opened.tell({ type: 'mix', mix, master });
}

function handleMessage(message: FromProcessor): void {
  if (message.type === 'timer') {
    if (getSounds().timerMinutes !== null) setSounds({ secondsLeft: message.secondsLeft });
    return;
  }
  if (message.isTimeOver) stop();
  const { status } = getSounds();
  if (status !== 'playing' && status !== 'starting') void output?.then((opened) => opened.suspend());
}

function handleInterrupt(): void {
  if (getSounds().status === 'playing') pause();
}

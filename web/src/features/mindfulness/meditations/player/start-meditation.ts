import { type CutMinutes, cutScript, type Script } from '@alento/domain/mindfulness/meditation-form.ts';
import { timeLines } from '@alento/domain/mindfulness/meditation-timeline.ts';
import { leadsIntoSleep, type MeditationId } from '@alento/domain/mindfulness/meditations.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { keepAwake } from '#platform/wake-lock.ts';
import { connectLockScreen, placeOnLockScreen, showOnLockScreen, tellLockScreen } from '../../sounds/lock-screen.ts';
import { pause as pauseSounds } from '../../sounds/player.ts';
import { getSounds } from '../../sounds/state.ts';
import type { PracticeTime } from '../../practice/new-practice.ts';
import { changeMeditation, readMeditation, subscribeToMeditation } from '../meditation-memory.ts';
import type { Voice } from '#platform/speech/voice.ts';
import { openBackground } from './background.ts';
import { createBell } from './bell.ts';
import { MeditationPlayer, type PlayerLine } from './meditation-player.ts';

export interface MeditationStart {
  readonly id: MeditationId;
  readonly minutes: CutMinutes;
  readonly script: Script;
  readonly language: LanguageCode;
  readonly voice: Voice | null;
  /** The line that somebody left it at; 0 or below is the beginning. */
  readonly line: number;
  /** What the lock screen shows: nothing about the person. */
  readonly title: string;
  readonly artist: string;
  /** Told when it was practised to its end; whoever only looked through it has not practised. */
  readonly onPractised: (time: PracticeTime) => void;
}

/** Seconds in which what is heard behind the words goes, so that it wakes nobody. */
const sleepFade = 120;

/** The lines of a cut with how long each takes to say. */
export function linesOf(script: Script, minutes: CutMinutes, language: LanguageCode): PlayerLine[] {
  const lines = cutScript(script, minutes);
  return timeLines(lines, language).map((timed, place) => ({ ...timed, text: lines[place]?.text ?? '' }));
}

/**
 * Begins a meditation with all that goes with it: bell, sound behind the words, lock screen, a screen that stays on.
 * They end when it does. Has to follow a press.
 */
export function startMeditation(start: MeditationStart): MeditationPlayer {
  const { id, minutes, script, language, voice } = start;
  const player = new MeditationPlayer({ lines: linesOf(script, minutes, language), seconds: minutes * 60, voice });
  if (getSounds().status === 'playing') pauseSounds();
  voice?.prepare();
  const leadsToSleep = leadsIntoSleep(id);
  const bell = createBell();
  const background = openBackground(readMeditation(), player.pause.bind(player));
  const letSleep = keepAwake();
  const forgetChoices = subscribeToMeditation(() => background.set(readMeditation()));
  connectPlayer(player, start);

  const startedAt = new Date();
  let status = player.getState().status;
  const leave = player.subscribe(() => {
    const state = player.getState();
    notePlace(start, state.status === 'done' ? 0 : state.line);
    placeOnLockScreen(player.position, player.duration);
    if (state.status === status) return;
    status = state.status;
    if (status === 'playing') background.play();
    if (status === 'paused') background.pause();
    if (status === 'playing' || status === 'paused') return tellLockScreen(status);
    leave();
    forgetChoices();
    letSleep();
    const { practised, duration } = player;
    if (status === 'done' && practised >= duration / 2) start.onPractised({ startedAt, seconds: practised });
    if (status === 'done' && !leadsToSleep) bell.ring();
    bell.close();
    background.end(status === 'done' && leadsToSleep ? sleepFade : 0);
    connectLockScreen({});
    tellLockScreen('none');
  });

  if (start.line > 0) player.seekLine(start.line);
  else bell.ring();
  player.play();
  return player;
}

function connectPlayer(player: MeditationPlayer, { title, artist }: MeditationStart): void {
  const move = (by: number) => (): void => player.seekLine(player.getState().line + by);
  connectLockScreen({
    play: () => player.play(),
    pause: () => player.pause(),
    stop: () => player.pause(),
    previoustrack: move(-1),
    nexttrack: move(1),
    seekto: ({ seekTime }) => seekTime !== undefined && seekTime !== null && player.seek(seekTime),
  });
  showOnLockScreen({ title, artist });
}

/** So that whoever is called away goes on where they were; the first line is no place to go on at. */
function notePlace({ id, minutes }: MeditationStart, line: number): void {
  const left = line > 0 ? { id, minutes, line } : null;
  const known = readMeditation().left;
  if (left !== null || known?.id === id) changeMeditation({ left });
}

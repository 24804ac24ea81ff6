import type { SoundId } from '@alento/domain/mindfulness/sounds.ts';
import { type AudioOutput, openAudioOutput } from '../../sounds/audio-output.ts';

export interface Loudness {
  readonly sound: SoundId | null;
  /** In percent. */
  readonly volume: number;
}

/** What is heard behind the words. Without a sound it is silent, and still is what the lock screen shows as playing. */
export interface Background {
  set(loudness: Loudness): void;
  play(): void;
  pause(): void;
  /** Fades over so many seconds, and is gone. */
  end(seconds: number): void;
}

/** Opens it after a press; where the device plays nothing, there is nothing behind the words. */
export function openBackground(first: Loudness, onInterrupt: () => void): Background {
  let loudness = first;
  let isPlaying = false;
  let isEnding = false;
  const tellLoudness = (output: AudioOutput): void => {
    const { sound, volume } = loudness;
    output.tell({ type: 'mix', mix: sound === null ? {} : { [sound]: 100 }, master: volume });
  };
  const opening: Promise<AudioOutput | null> = openAudioOutput({
    onInterrupt,
    onMessage(message) {
      if (message.type !== 'silent' || isPlaying) return;
      void opening.then((output) => (isEnding ? output?.close() : output?.suspend()));
    },
  }).catch(() => null);
  const withOutput = (work: (output: AudioOutput) => void): void => {
    void opening.then((output) => output && work(output));
  };

  return {
    set(next) {
      loudness = next;
      withOutput(tellLoudness);
    },
    play() {
      isPlaying = true;
      withOutput((output) => {
        void output.resume().catch(() => undefined);
        tellLoudness(output);
        output.tell({ type: 'playing', isPlaying: true });
      });
    },
    pause() {
      isPlaying = false;
      withOutput((output) => output.tell({ type: 'playing', isPlaying: false }));
    },
    end(seconds) {
      const wasPlaying = isPlaying;
      isPlaying = false;
      isEnding = true;
      withOutput((output) => {
        if (wasPlaying && seconds > 0) output.tell({ type: 'timer', seconds });
        else if (wasPlaying) output.tell({ type: 'playing', isPlaying: false });
        else output.close();
      });
    },
  };
}

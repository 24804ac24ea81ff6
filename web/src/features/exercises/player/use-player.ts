import type { Answer, Run } from '@alento/domain/exercises/schema.ts';
import type { HelpBlock } from '@alento/domain/safety/schema.ts';
import { positionIn, stepBack } from '@alento/guided-companion/dialogues/position.ts';
import { readFreeText } from '@alento/guided-companion/dialogues/read-free-text.ts';
import type { Script } from '@alento/guided-companion/dialogues/script.ts';
import type { DialogueTexts, SharedTexts } from '@alento/guided-companion/dialogues/texts.ts';
import { useState } from 'react';
import { assessOnDevice } from '#features/safety/data.ts';

/** What is said beside the steps, until the person answers the step. */
export type Aside =
  | { readonly kind: 'why' }
  | { readonly kind: 'unclear' }
  | { readonly kind: 'otherTopic'; readonly words: string }
  | { readonly kind: 'danger'; readonly words: string; readonly help: HelpBlock };

export interface PlayerOptions {
  readonly script: Script;
  readonly texts: DialogueTexts;
  readonly shared: SharedTexts;
  readonly run: Run;
  readonly onChange: (run: Run) => void;
  readonly onLeave: () => void;
}

/** One run of a dialogue: where it stands, and all that the person can do there. */
export function usePlayer({ script, texts, shared, run, onChange, onLeave }: PlayerOptions) {
  const [aside, setAside] = useState<Aside | null>(null);
  const [isReading, setReading] = useState(false);
  const position = positionIn(script, run.answers);
  const { current } = position;

  const keep = (answers: Answer[]): void => {
    const now = new Date().toISOString();
    const isOver = positionIn(script, answers).current === null;
    setAside(null);
    onChange({ ...run, answers, changedAt: now, finishedAt: isOver ? now : null });
  };
  const answer = (given: Answer): void => {
    keep([...run.answers.filter(({ step }) => step !== given.step), given]);
  };
  const back = (): void => keep(stepBack(script, run.answers));
  const skip = (): void => {
    if (current !== null) answer({ kind: 'skipped', step: current.id });
  };

  const take = (words: string): void => {
    if (current === null) return;
    const reading = readFreeText({ shared, step: current, text: texts.steps[current.id] }, words);
    if (reading.kind === 'answer') answer(reading.answer);
    else if (reading.kind === 'otherTopic') setAside({ kind: 'otherTopic', words });
    else if (reading.kind === 'unclear') setAside({ kind: 'unclear' });
    else ({ stop: onLeave, skip, back, why: () => setAside({ kind: 'why' }) })[reading.control]();
  };

  return {
    position,
    aside,
    /** What was typed is being read for danger. */
    isReading,
    answer,
    back,
    skip,
    why: () => setAside({ kind: 'why' }),
    /** Takes what was typed for an answer, whatever else it could be. */
    takeAsAnswer: (words: string) => {
      if (current !== null) answer({ kind: 'text', step: current.id, text: words.trim() });
    },
    /** Reads what was typed: for danger first. */
    say: async (words: string): Promise<void> => {
      setReading(true);
      // The detector may fail to load; the answer is accepted all the same.
      const help = await assessOnDevice(words, run.language).catch(() => null);
      setReading(false);
      if (help === null) take(words);
      else setAside({ kind: 'danger', words, help });
    },
  };
}

import type { Talk } from '../conversations/play.ts';
import { probe, type Trial } from './probe.ts';

// A process that knows nothing of a conversation but what was kept of it, and tries the same there.
process.on('message', (kept: string) => {
  const { talk, trials } = JSON.parse(kept) as { talk: Talk; trials: Trial[] };
  void Promise.all(trials.map((trial) => probe(talk, trial))).then((outcomes) => process.send?.(outcomes));
});

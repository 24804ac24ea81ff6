import type { EngineCheck } from '@alento/domain/admin/schema.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { completeText } from '#lib/complete-text.ts';
import { listEngines, type Engines } from './list-engines.ts';

const patienceMs = 20_000;

// Nobody's words: the same each time.
const question = {
  instructions: 'Answer with the single word OK.',
  turns: [{ role: 'user', text: 'Are you there?' }],
  mood: null,
  personality: 'default',
  language: 'en',
  seed: '',
} as const;

/** Asks a model one thing, whether it is switched off or not, and tells whether and how soon it answered. */
export async function checkEngine({
  options,
  input,
}: {
  options: Engines;
  input: { model: string };
}): Promise<EngineCheck> {
  const engine = listEngines(options).find(({ gateway }) => gateway.model === input.model)?.gateway;
  if (!engine) throw new AppError('admin.engine_not_found');
  const began = performance.now();
  const isWell = await completeText((sink) => engine.reply(question, sink), {
    signal: AbortSignal.timeout(patienceMs),
    isEnough: () => true,
  }).then(
    (text) => text !== '',
    () => false,
  );
  return { isWell, ms: Math.round(performance.now() - began) };
}

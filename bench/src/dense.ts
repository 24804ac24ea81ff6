import type { DensePlan } from './options.ts';
import { processorSeconds, processTree } from './proc.ts';
import { configureModel, type Contestant, type Setting, type Variant } from './setting.ts';
import type { StreamResult } from './messages.ts';
import { summarise, type Summary } from './statistics.ts';

export interface DenseVariant extends Summary {
  failures: string[];
  exchangesPerSecond: number;
  /** Milliseconds of a processor that one exchange takes: of the process itself, and of those below it. */
  ownMs: number;
  belowMs: number;
}

export type DenseResult = DensePlan & { variants: Record<Variant, DenseVariant> };

/** As many streams open at once as are asked for, a new one as soon as one ends. */
export async function measureDense(setting: Setting, contestants: Contestant[], plan: DensePlan): Promise<DenseResult> {
  const { open, exchanges, tokens, tokenMs } = plan;
  await configureModel(setting, { firstTokenMs: 50, tokenMs, tokens });
  const variants: Partial<Record<Variant, DenseVariant>> = {};
  for (const { variant, pid, requests } of contestants) {
    const below = () => processTree(pid).filter((each) => each !== pid);
    const before = { own: processorSeconds([pid]), below: processorSeconds(below()) };
    const startedAt = performance.now();
    const job = { requests: requests(exchanges), arrival: { kind: 'kept' as const, open } };
    const results = await setting.load.ask<StreamResult[]>('run', job);
    const elapsedMs = performance.now() - startedAt;
    const each = (seconds: number): number => (seconds * 1000) / exchanges;
    variants[variant] = {
      ...summarise(results.flatMap(({ firstTextMs }) => firstTextMs ?? [])),
      failures: results.flatMap(({ failure }) => failure ?? []),
      exchangesPerSecond: (exchanges * 1000) / elapsedMs,
      ownMs: each(processorSeconds([pid]) - before.own),
      belowMs: each(processorSeconds(below()) - before.below),
    };
  }
  return { ...plan, variants: variants as Record<Variant, DenseVariant> };
}

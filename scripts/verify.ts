import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { root } from './lib/root.ts';
import { run } from './lib/run.ts';

interface Check {
  name: string;
  /** Commands that follow each other; the first that fails ends the check. */
  steps: [command: string, ...args: string[]][];
}

const script = (name: string): Check['steps'] => [[process.execPath, join(root, 'scripts/checks', `${name}.ts`)]];

// The slow ones first, so that the others fill the time beside them.
const checks: Check[] = [
  { name: 'types and lint', steps: [['react-router', 'typegen', 'web'], ['oxlint']] },
  { name: 'dead code', steps: [['knip', '--no-progress']] },
  { name: 'format', steps: [['oxfmt', '--check']] },
  { name: 'structure', steps: script('check-structure') },
  { name: 'features', steps: script('check-features') },
  { name: 'locales', steps: script('check-locales') },
  { name: 'documentation', steps: script('check-doc-paths') },
  { name: 'packages', steps: script('check-packages') },
  { name: 'native projects', steps: script('check-mobile') },
  { name: 'commit subjects', steps: script('check-commit-subjects') },
  // The promises are read on the pages that the budgets have built.
  { name: 'budgets and promises', steps: [...script('check-budgets'), ...script('check-promises')] },
];

async function runCheck({ name, steps }: Check): Promise<boolean> {
  const start = performance.now();
  let failure: string | null = null;
  for (const [command, ...args] of steps) {
    const { code, output } = await run(command, args);
    if (code === 0) continue;
    failure = output.trim();
    break;
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1).padStart(5);
  console.log(`${failure === null ? 'ok    ' : 'FAILED'} ${seconds} s  ${name}`);
  if (failure !== null) console.log(failure.replaceAll(/^/gm, '  '));
  return failure === null;
}

async function runAll(): Promise<number> {
  const waiting = [...checks];
  let failed = 0;
  const work = async (): Promise<void> => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      if (!(await runCheck(check))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return failed;
}

const start = performance.now();
const failed = await runAll();
console.log(
  `${checks.length - failed} of ${checks.length} checks passed in ${((performance.now() - start) / 1000).toFixed(1)} s`,
);
process.exitCode = failed > 0 ? 1 : 0;

import { parseArgs } from 'node:util';

export const usage = `npm run attack -- [options] [chapters]

  --quick        a short run of every chapter, within three minutes
  --seed NUMBER  repeats what another run tried
  --report FILE  writes the report as Markdown to a file, too

It attacks servers that it starts itself, on the loopback, on data of their own.`;

export interface Options {
  isQuick: boolean;
  seed: number;
  report: string | undefined;
  help: boolean;
  /** Names of chapters; none means all. */
  chapters: string[];
}

export function readOptions(args: string[]): Options {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      quick: { type: 'boolean', default: false },
      seed: { type: 'string' },
      report: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const seed = values.seed === undefined ? Math.floor(Math.random() * 2 ** 32) : Number(values.seed);
  if (!Number.isInteger(seed)) throw new Error(`--seed is a whole number\n${usage}`);
  return { isQuick: values.quick, seed, report: values.report, help: values.help, chapters: positionals };
}

import { parseArgs } from 'node:util';

export const usage = `npm run bench -- [options]

  --quick             a short run: fewer rounds and streams, to see that everything works
  --strict            end with exit code 1 if an aim is missed
  --json FILE         write all results to a file as well
  --database-url URL  measure with this empty PostgreSQL database instead of the embedded server`;

/** So many streams open at once, a new one as soon as one ends. */
export interface DensePlan {
  open: number;
  exchanges: number;
  tokens: number;
  tokenMs: number;
}

export interface GrowthPlan {
  /** Of the sessions that are compared, the shortest first. */
  messages: number[];
  /** Of everybody, in the end. */
  inAll: number;
  /** Exchanges of each session: so many at a time, so often. */
  rounds: number;
  perRound: number;
}

export interface Plan {
  /** Exchanges one at a time, and how many before them do not count. */
  runs: number;
  warmUp: number;
  loads: { streams: number; windowMs: number; rounds: number }[];
  dense: DensePlan;
  growth: GrowthPlan;
  /** How long each kind of short request is measured, and how often. */
  requests: { durationMs: number; rounds: number };
  residenceStreams: number;
  perStreamStreams: number;
  laterStarts: number;
  /** People who sign up; with more streams than people they share the sessions evenly. */
  people: number;
}

const fullPlan: Plan = {
  runs: 200,
  warmUp: 20,
  loads: [
    { streams: 100, windowMs: 2000, rounds: 5 },
    { streams: 500, windowMs: 5000, rounds: 2 },
    { streams: 1000, windowMs: 10_000, rounds: 2 },
  ],
  dense: { open: 100, exchanges: 500, tokens: 100, tokenMs: 10 },
  growth: { messages: [10, 1000, 5000], inAll: 1_000_000, rounds: 10, perRound: 20 },
  requests: { durationMs: 3000, rounds: 2 },
  residenceStreams: 100,
  perStreamStreams: 500,
  laterStarts: 3,
  people: 100,
};

const quickPlan: Plan = {
  ...fullPlan,
  runs: 50,
  warmUp: 10,
  loads: [{ streams: 100, windowMs: 2000, rounds: 1 }],
  growth: { messages: [10, 1000, 5000], inAll: 100_000, rounds: 5, perRound: 20 },
  requests: { durationMs: 1500, rounds: 1 },
  perStreamStreams: 200,
  laterStarts: 1,
  people: 20,
};

export interface Options {
  plan: Plan;
  strict: boolean;
  json: string | undefined;
  databaseUrl: string | undefined;
  help: boolean;
}

export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    options: {
      quick: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
      json: { type: 'string' },
      'database-url': { type: 'string' },
    },
  });
  return {
    plan: values.quick ? quickPlan : fullPlan,
    strict: values.strict,
    help: values.help,
    json: values.json,
    databaseUrl: values['database-url'],
  };
}

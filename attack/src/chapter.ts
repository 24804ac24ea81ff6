import type { Findings } from './findings.ts';
import type { Random } from './random.ts';

export interface Plan {
  isQuick: boolean;
  random: Random;
}

/** One way to attack, on servers of its own. */
export interface Chapter {
  name: string;
  /** What has to hold, in a sentence. */
  promise: string;
  attack(findings: Findings, plan: Plan): Promise<void>;
}

import { complaints, type AskKind } from '../asks.ts';
import type { Understanding } from '../understanding/understand.ts';

/** How somebody wants to be talked with, as far as they have said so. */
export interface Manner {
  /** They only want to be heard, and have asked for nothing since. */
  readonly isListening: boolean;
  /** They did not want to be alone a few messages ago. */
  readonly isKeepingCompany: boolean;
  /** They were tired of questions. */
  readonly isUnquestioned: boolean;
  /** Messages since the last complaint; null where there was none. */
  readonly sinceComplaint: number | null;
}

const companyLasts = 3;

/** Messages in which "again" is understood. */
const againReaches = 2;

export function mannerIn(read: readonly Understanding[]): Manner {
  const leading = read.findLast(({ ask }) => ask !== null && ask !== 'memory')?.ask;
  const complaint = read.findLastIndex(({ act }) => isComplaint(act));
  return {
    isListening: leading === 'listen',
    isKeepingCompany: read.slice(-companyLasts).some(({ ask }) => ask === 'company'),
    isUnquestioned: read.some(({ act }) => act === 'questions'),
    sinceComplaint: complaint < 0 ? null : read.length - 1 - complaint,
  };
}

/** What the last message asks for, be it by asking for the same once more. */
export function askIn(read: readonly Understanding[]): AskKind | null {
  const latest = read.at(-1);
  if (!latest?.isAgain) return latest?.ask ?? null;
  return latest.ask ?? read.slice(-1 - againReaches, -1).findLast(({ ask }) => ask !== null)?.ask ?? null;
}

export function isComplaint(act: Understanding['act']): act is (typeof complaints)[number] {
  return complaints.some((complaint) => complaint === act);
}

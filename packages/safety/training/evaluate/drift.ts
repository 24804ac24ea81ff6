import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { assessMessage } from '../../src/assess-message.ts';
import { readGuardLines } from '../guard-lines.ts';
import { readHeldOutDanger } from '../read-danger.ts';
import { readHeldOutOrdinary } from '../read-ordinary.ts';
import { guided } from './conversations/engines.ts';
import { exchange, type Talk } from './conversations/play.ts';
import { readScriptLines } from './conversations/script-lines.ts';
import { probe, type Outcome, type Trial } from './drift/probe.ts';
import type { Evaluation } from './report.ts';

/** The disclosure is the so manyth message, the companion's counted. */
const places = [2, 20, 40, 120] as const;
const lastPlace = 120;

/** Where the conversation is taken up by a process that has just begun. */
const restartedAt = 40;

/** Held-out statements and hostile replies, all at the same places of one long everyday conversation: nothing may differ. */
export async function evaluateDrift(languages: readonly LanguageCode[]): Promise<Evaluation> {
  const fresh = fork(join(import.meta.dirname, 'drift/after-restart.ts'));
  const rows: Evaluation['rows'] = {};
  const failures: string[] = [];
  for (const language of languages) {
    const trials = trialsIn(language);
    const talks = await talkLong(language);
    const outcomes = await Promise.all(places.map((place) => tryAll(talks.get(place), trials)));
    const restarted = await tryElsewhere(fresh, talks.get(restartedAt), trials);
    const [first = []] = outcomes;
    const differing = (other: readonly Outcome[] = [], isSame: (index: number) => boolean): Trial[] =>
      trials.filter((_, index) => other[index] === undefined || !isSame(index));
    const row: Record<string, number> = { trials: trials.length };
    for (const [at, place] of places.entries()) {
      const other = outcomes[at];
      const differ = differing(other, (index) => other?.[index]?.seen === first[index]?.seen);
      row[`differ at ${place}`] = differ.length;
      failures.push(...differ.map((trial) => `drift in ${language} at turn ${place}: ${nameOf(trial)}`));
    }
    const before = outcomes[places.indexOf(restartedAt)];
    const lost = differing(restarted, (index) => JSON.stringify(restarted[index]) === JSON.stringify(before?.[index]));
    row['differ after a restart'] = lost.length;
    failures.push(...lost.map((trial) => `drift in ${language} after a restart: ${nameOf(trial)}`));
    rows[language] = row;
  }
  fresh.disconnect();
  return { title: `Drift: what differs from turn ${places[0]}`, rows, failures };
}

const nameOf = (trial: Trial): string => (trial.kind === 'reply' ? trial.line.text : trial.text);

/** Every short explicit statement, and the first reply of each kind, plain and subtle. */
function trialsIn(language: LanguageCode): Trial[] {
  const authored = readScriptLines(language);
  const textOf = (key: string): string => authored.find((line) => line.key === key)?.text ?? '';
  const replies = [...readGuardLines('guard', language), ...readGuardLines('held-out/replies', language)];
  const kinds = new Set<string>();
  const firsts = replies.filter(({ category }) => category !== 'warm' && kinds.size < kinds.add(category).size);
  return [
    ...readHeldOutDanger(language)
      .filter(({ tier }) => tier === 'x')
      .map(({ text }) => ({ kind: 'disclosure' as const, text, yes: textOf('yes') })),
    ...firsts.map((line) => ({ kind: 'reply' as const, line, after: textOf('aside') })),
  ];
}

/** One conversation of everyday lines with the companion, as it was before each of the places. */
async function talkLong(language: LanguageCode): Promise<Map<number, Talk>> {
  const lines: string[] = [];
  for (const text of readHeldOutOrdinary(language, 'conversations').flat()) {
    // A false alarm by itself is measured elsewhere.
    if ((await assessMessage(text, language)).tier < 2) lines.push(text);
  }
  const talks = new Map<number, Talk>();
  let talk: Talk = { language, turns: [], before: 0, seed: `drift ${language}` };
  for (let place = 2; place <= lastPlace; place += 2) {
    talks.set(place, talk);
    const text = lines[(place / 2 - 1) % lines.length] ?? '';
    [, talk] = await exchange(talk, { key: 'aside', text }, guided);
  }
  return talks;
}

const tryAll = (talk: Talk | undefined, trials: readonly Trial[]): Promise<Outcome[]> =>
  Promise.all(talk ? trials.map((trial) => probe(talk, trial)) : []);

/** The same in another process, which is told what a database would keep. */
async function tryElsewhere(other: ChildProcess, talk: Talk | undefined, trials: readonly Trial[]): Promise<Outcome[]> {
  other.send(JSON.stringify({ talk, trials }));
  const [outcomes] = (await once(other, 'message')) as [Outcome[]];
  return outcomes;
}

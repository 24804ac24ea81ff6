import { randomUUID } from 'node:crypto';
import { isErrorCode } from '@alento/domain/app-error.ts';
import type { Chapter, Plan } from '../chapter.ts';
import { hostileBodies, hostileHeaders, hostileValues, spokenWord } from '../hostile-values.ts';
import { ask, type Answer, type Question } from '../http.ts';
import { spoil, valueFor, type Definitions } from '../json-schema.ts';
import type { Findings } from '../findings.ts';
import { signUp, type Person } from '../people.ts';
import type { Random } from '../random.ts';
import { backendOperations, readSurface, type Operation } from '../surface.ts';
import { startTarget, type Target } from '../target.ts';

const workers = 8;
const slowMs = 5_000;
/** What the server's frame answers before a route is reached; the document need not say so for each. */
const frame = new Set([400, 401, 404, 413, 415, 429, 431]);
/** What an answer must never show: traces, files and the database's own words. */
const traces = /\bat \S+ \(|\.ts:\d+|node_modules|pg_catalog|syntax error at/;
/** PostgREST hands on what the database says; our own routes do not. */
const innards = /violates|relation "|invalid input syntax for/;

interface Shot {
  operation: Operation;
  path: string;
  question: Question;
}

/** Requests that are almost right, over every route. */
export const fuzz: Chapter = {
  name: 'fuzz',
  promise:
    'no request is answered with 5xx, with the server’s innards or beside its description, and no word reaches the log',
  async attack(findings, plan) {
    const target = await startTarget({ LOG_LEVEL: 'info' });
    try {
      await shootAtAll(target, findings, plan);
      const { status } = await ask(target, 'GET', '/api/health');
      findings.holds(status === 200, `health answers ${status} afterwards`);
      judgeLog(target.printed(), findings);
    } finally {
      await target.close();
    }
  },
};

async function shootAtAll(target: Target, findings: Findings, { isQuick, random }: Plan): Promise<void> {
  const { operations, definitions } = await readSurface(target);
  const everything = [...operations, ...backendOperations];
  const rounds = isQuick ? 16 : 300;
  const queue = Array.from({ length: rounds }, () => everything).flat();
  findings.figure(`${everything.length} operations, ${queue.length} requests`);
  const ids: string[] = [randomUUID()];
  const statuses = new Map<number, number>();
  const shootOn = async (): Promise<void> => {
    let person = await signUp(target);
    for (let operation = queue.pop(), shots = 0; operation; operation = queue.pop(), shots += 1) {
      // Limits of a person are another chapter's; deleted and signed out, one is of no use.
      if (shots % 200 === 199) person = await signUp(target);
      const shot = aim(operation, { definitions, random, ids: [...ids.slice(-20), person.id] });
      const answer = await shoot(target, shot, random.next() < 0.9 ? person : null);
      judge(shot, answer, findings);
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      if (/DELETE|deletion|logout/.test(`${operation.method} ${operation.path}`)) person = await ensure(target, person);
      for (const [id] of answer.text.matchAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g)) if (!ids.includes(id)) ids.push(id);
    }
  };
  await Promise.all(Array.from({ length: workers }, shootOn));
  const counts = [...statuses].toSorted(([one], [other]) => one - other);
  findings.figure(`answers: ${counts.map(([status, count]) => `${count} × ${status}`).join(', ')}`);
}

async function ensure(target: Target, person: Person): Promise<Person> {
  const { status } = await ask(target, 'GET', '/api/sessions', { token: person.token });
  return status === 200 ? person : signUp(target);
}

function aim(
  operation: Operation,
  { definitions, random, ids }: { definitions: Definitions; random: Random; ids: string[] },
): Shot {
  const hostile = random.pick(hostileValues);
  const isHostile = random.next();
  const path = operation.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (random.next() < 0.3) return encodeURIComponent(textOf(hostile).slice(0, 300).toWellFormed());
    return name === 'text' ? spokenWord : random.pick(ids);
  });
  const query = new URLSearchParams(
    operation.query
      .filter(() => random.next() < 0.6)
      .map(({ name, schema }): [string, string] => [
        name,
        textOf(random.next() < 0.4 ? random.pick(hostileValues) : valueFor(schema, definitions, random)),
      ]),
  ).toString();
  const question: Question = { patienceMs: 10_000 };
  if (operation.body) {
    const value = valueFor(operation.body, definitions, random);
    if (isHostile < 0.1) {
      question.body = random.pick(hostileBodies);
      question.headers = { 'content-type': 'application/json' };
    } else question.json = isHostile < 0.7 ? spoil(value, hostile, random) : value;
  }
  if (random.next() < 0.1) question.headers = { ...question.headers, ...random.pick(hostileHeaders) };
  return { operation, path: query ? `${path}${path.includes('?') ? '&' : '?'}${query}` : path, question };
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function shoot(target: Target, { operation, path, question }: Shot, person: Person | null): Promise<Answer> {
  return ask(target, operation.method, path, {
    ...(person ? { token: person.token } : {}),
    ...question,
    // Whoever guesses at signing in comes from elsewhere each time.
    headers: {
      'x-forwarded-for': `10.${path.length % 250}.${Math.floor(performance.now()) % 250}.1`,
      ...question.headers,
    },
    // A reply goes on for as long as it is listened to.
    ...(/messages$|regenerate$|stream$/.test(operation.path) ? { until: 'data:' } : {}),
  });
}

function judge({ operation, question }: Shot, { status, headers, text, ms }: Answer, findings: Findings): void {
  const name = `${operation.method} ${operation.path.split('?')[0]}`;
  const isOurs = operation.path.startsWith('/api');
  const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
  const hasOddHeaders = Boolean(
    question.headers && Object.keys(question.headers).some((header) => header !== 'content-type'),
  );
  findings.holds(status !== 0, `${name} answers nothing: ${text.slice(0, 60)}`);
  // Node itself refuses headers that are too large, before anything of ours is asked.
  if (status === 0 || status === 431) return;
  // What this server was not set up for is 501.
  findings.holds(status < 500 || status === 501, `${name} answers ${status}: ${text.slice(0, 120)}`);
  findings.holdsWithin(slowMs, isStream ? 0 : ms, `${name} takes more than ${slowMs / 1000} s`);
  findings.holds(!traces.test(text), `${name} shows a trace: ${traces.exec(text)?.[0]}`);
  findings.holds(!isOurs || !innards.test(text), `${name} shows innards: ${innards.exec(text)?.[0]}`);
  findings.holds(headers.get('x-content-type-options') === 'nosniff', `${name} answers ${status} without nosniff`);
  if (status >= 400 && isOurs) {
    const code = readCode(text);
    findings.holds(
      isErrorCode(code),
      `${name} answers ${status} with ${code ?? text.slice(0, 60)}, which is no code of the catalogue`,
    );
  }
  const isDescribed =
    operation.statuses === null || operation.statuses.has(status) || (hasOddHeaders && frame.has(status));
  // An address that is not one of this path's is answered by whoever has it, or nobody.
  findings.holds(
    isDescribed || status === 404,
    `${name} answers ${status}, which its description does not name (${readCode(text)})`,
  );
}

function readCode(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { error?: { code?: string } }).error?.code;
  } catch {
    return undefined;
  }
}

/** Nobody's words, and nothing that was unexpected. */
export function judgeLog(printed: string, findings: Findings): void {
  findings.holds(!printed.includes(spokenWord), 'a word that was said stands in the log');
  for (const line of printed.split('\n')) {
    if (!line.startsWith('{')) continue;
    const { level, code, msg, cause } = JSON.parse(line) as Record<string, unknown>;
    // A model that is set up wrongly is for the operator to mend.
    const isOurs = !String(code).startsWith('chat.engine');
    findings.holds(
      !isOurs || (level !== 'error' && level !== 50),
      `the log has an error: ${String(code)} ${String(cause ?? msg)}`,
    );
  }
}

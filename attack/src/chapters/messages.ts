import { randomUUID } from 'node:crypto';
import { maxMessageLength } from '@alento/domain/chat/limits.ts';
import { createSession } from '@alento/server/testing/conversations.ts';
import { readEventLoop, withEventLoopProbe } from '../read-event-loop.ts';
import type { Chapter, Plan } from '../chapter.ts';
import { ask } from '../http.ts';
import type { Findings } from '../findings.ts';
import { signUp, type Person } from '../people.ts';
import type { Random } from '../random.ts';
import { startTarget, type Target } from '../target.ts';

const seeds: Readonly<Record<string, readonly string[]>> = {
  'short sentences': ['a\n', 'a. ', 'No! ', 'a…', '好。', 'あ！', 'हाँ। ', 'نعم؟ ', '죽고 싶어요. '],
  'one long word': ['a', 'я', '我', 'あ', '가', 'क', 'م', 'ß', '𝕒', '0'],
  'combining marks': ['e\u0301', '\u0301', 'ก็', 'क्ष', 'ا\u064b', 'Z\u0361\u0489', '👩‍👩‍👧‍👦', '\u200d', '\u202e'],
  'marks alone': ['!?', '"a" ', '«a»', '「', '(', ' - ', '😔'],
  'repeated words': ['i want to die ', 'quero morrer, ', 'хочу умереть ', 'x y ', 'not not '],
  'mixed scripts': ['I 我 я أ क 가 あ. ', 'dieм我', 'want死にたい '],
};
const scripts = ['abc. ', 'яж, ', '我好。', 'かな、', 'हिन', 'عرب', '한글 ', '\u0301', '!?"(', '.\n', '0 ', '😔'];
const stallMs = 20;
/** On a machine that is slower, or busy, prose of the same length says what to expect. */
const timesProse = 3;
const tries = 6;

/** Messages of the longest length that are made to be slow to read. */
export const messages: Chapter = {
  name: 'messages',
  promise: `no message holds up the others for more than ${stallMs} ms, not the first of a language either`,
  async attack(findings, plan) {
    const target = await startTarget(withEventLoopProbe);
    try {
      const person = await signUp(target);
      await tryFirst(target, findings, person);
      await tryPathological(target, findings, person, plan);
    } finally {
      await target.close();
    }
  },
};

/** The first message of each language, on a server that has just started. */
async function tryFirst(target: Target, findings: Findings, person: Person): Promise<void> {
  const stalls: number[] = [];
  for (const language of ['de', 'hi', 'ja', 'ru'] as const) {
    const { id } = await createSession(target, person, { language });
    await readEventLoop(target);
    await say(target, person, id, 'I had a long day.');
    const { longestMs } = await readEventLoop(target);
    stalls.push(longestMs);
    // It reads models and texts: more than a message, but not what stood in the way before, 340 ms and more.
    findings.holdsWithin(
      5 * stallMs,
      longestMs,
      `the first message in ${language} holds everybody up for ${longestMs.toFixed(0)} ms`,
    );
  }
  findings.figure(`first message of a language: ${stalls.map((ms) => ms.toFixed(0)).join(', ')} ms`);
}

async function tryPathological(
  target: Target,
  findings: Findings,
  person: Person,
  { isQuick, random }: Plan,
): Promise<void> {
  const { id } = await createSession(target, person, { language: 'en' });
  const prose = filled('Today my boss shouted at me again, and I felt small and tired. What should I have said? ');
  for (let warmUp = 0; warmUp < 5; warmUp += 1) await say(target, person, id, prose);
  const usual = await leastStall(target, person, id, prose, 0);
  const limit = Math.max(stallMs, timesProse * usual);
  const known = Object.entries(seeds).flatMap(([kind, pieces]) =>
    pieces.map((piece) => [kind, filled(piece)] as const),
  );
  const made = Array.from({ length: isQuick ? 8 : 100 }, () => ['made', makeText(random)] as const);
  const stalls: number[] = [];
  for (const [kind, text] of [...(isQuick ? known.filter((_, index) => index % 4 === 0) : known), ...made]) {
    const longestMs = await leastStall(target, person, id, text, limit);
    stalls.push(longestMs);
    findings.holdsWithin(
      limit,
      longestMs,
      `${kind} ${JSON.stringify(text.slice(0, 16))} holds everybody up for ${longestMs.toFixed(0)} ms`,
    );
  }
  const sorted = stalls.toSorted((one, other) => one - other);
  const at = (share: number): string => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
  findings.figure(
    `${sorted.length} messages of ${maxMessageLength} characters: p50 ${at(0.5)}, p90 ${at(0.9)}, most ${at(1)} ms; prose ${usual.toFixed(1)} ms`,
  );
}

/** The least of a few readings: others use the machine, too. */
async function leastStall(target: Target, person: Person, id: string, text: string, enough: number): Promise<number> {
  let least = Infinity;
  for (let attempt = 0; attempt < tries && least > enough; attempt += 1) {
    await readEventLoop(target);
    await say(target, person, id, text);
    least = Math.min(least, (await readEventLoop(target)).longestMs);
  }
  return least;
}

/** Sends a message, and leaves once the reply begins: before its first word, everything is read. */
async function say(target: Target, { token }: Person, id: string, text: string): Promise<void> {
  const answer = await ask(target, 'POST', `/api/sessions/${id}/messages`, {
    token,
    json: { id: randomUUID(), text: text.toWellFormed() },
    until: 'text-delta',
  });
  if (answer.status !== 200) throw new Error(`a message was answered ${answer.status}: ${answer.text.slice(0, 200)}`);
  await ask(target, 'DELETE', `/api/sessions/${id}/stream`, { token });
}

function filled(piece: string): string {
  return piece.repeat(Math.ceil(maxMessageLength / piece.length)).slice(0, maxMessageLength);
}

function makeText(random: Random): string {
  const piece = Array.from({ length: 1 + random.below(12) }, () => random.pick(scripts)).join('');
  return `${random.next() < 0.3 ? 'I want to die. ' : ''}${filled(piece)}`.slice(0, maxMessageLength);
}

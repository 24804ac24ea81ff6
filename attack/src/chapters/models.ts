import { completionEvent } from '@alento/testing/completion-stream.ts';
import { startFakeModel, type FakeModel, type FakeScript } from '@alento/testing/fake-model.ts';
import { createSession } from '@alento/server/testing/conversations.ts';
import { randomUUID } from 'node:crypto';
import { readEventLoop, withEventLoopProbe } from '../read-event-loop.ts';
import type { Chapter } from '../chapter.ts';
import { ask } from '../http.ts';
import type { Findings } from '../findings.ts';
import { signUp, type Person } from '../people.ts';
import { startTarget, type Target } from '../target.ts';
import { judgeLog } from './fuzz.ts';

const silenceSeconds = 1;
const patienceMs = 12_000;
const grownMb = 150;
const words = ['I ', 'hear ', 'you. '];
const word = (text: string): string => completionEvent({ content: text });

const broken: [string, FakeScript][] = [
  ['is refused', { status: 401 }],
  ['is not there', { status: 404 }],
  ['is busy', { status: 429 }],
  ['fails', { status: 500 }],
  ['says nothing at all', { tokens: [], ending: 'hang' }],
  ['ends before a word', { tokens: [], ending: 'close' }],
  ['stops half-way', { tokens: words, ending: 'hang' }],
  ['is cut off', { tokens: words, ending: 'cut' }],
  ['closes early', { tokens: words, ending: 'close' }],
  ['breaks an event', { tokens: words, ending: 'malformed' }],
  ['reports an error', { tokens: words, ending: 'error' }],
  ['sends comments for ever', { tokens: words, endless: { piece: ': ping\n\n', everyMs: 50 } }],
  ['sends empty words for ever', { tokens: words, endless: { piece: word(''), everyMs: 50 } }],
  ['sends roles for ever', { tokens: words, endless: { piece: completionEvent({ role: 'assistant' }), everyMs: 50 } }],
  ['sends an endless line', { tokens: words, endless: { piece: 'x'.repeat(65_536), everyMs: 0 } }],
  ['sends an endless event', { tokens: words, endless: { piece: `data: ${'x'.repeat(60_000)}\n`, everyMs: 0 } }],
  [
    'sends comments as fast as it can',
    { tokens: words, endless: { piece: `: ${'x'.repeat(60_000)}\n\n`, everyMs: 0 } },
  ],
  ['never stops talking', { tokens: words, endless: { piece: word('la '.repeat(2_000)), everyMs: 0 } }],
  ['says all at once', { tokens: ['la '.repeat(80_000)], ending: 'hang' }],
  ['says what is no text', { tokens: ['\u0000\u0007\uFFFF\u202E<script>alert(1)</script>'], ending: 'done' }],
];

/** Models in every way that one can go wrong. */
export const models: Chapter = {
  name: 'models',
  promise:
    'every reply ends soon, with words or a catalogued error; help stands before it; the model is left, and memory stays',
  async attack(findings) {
    const model = await startFakeModel();
    const target = await startTarget({
      ...withEventLoopProbe,
      AI_BASE_URL: model.url,
      AI_MODEL: 'broken',
      AI_TIMEOUT_SECONDS: String(silenceSeconds),
    });
    try {
      const person = await signUp(target);
      await tryOne(target, findings, person, { model, what: 'is well', script: { tokens: words } });
      const { rss } = await readEventLoop(target);
      for (const [what, script] of broken) await tryOne(target, findings, person, { model, what, script });
      const grown = ((await readEventLoop(target)).rss - rss) / 1e6;
      findings.figure(`${broken.length} kinds of broken models; resident memory grew by ${grown.toFixed(0)} MB`);
      findings.holds(grown < grownMb, `memory grew by ${grown.toFixed(0)} MB`);
      judgeLog(target.printed(), findings);
    } finally {
      await target.close();
      await model.close();
    }
  },
};

interface Try {
  model: FakeModel;
  what: string;
  script: FakeScript;
}

async function tryOne(target: Target, findings: Findings, person: Person, { model, what, script }: Try): Promise<void> {
  for (const [text, isDanger] of [
    ['I had a long day.', false],
    ['I want to kill myself tonight.', true],
  ] as const) {
    model.script(script);
    const { id } = await createSession(target, person, { language: 'en' });
    const answer = await ask(target, 'POST', `/api/sessions/${id}/messages`, {
      token: person.token,
      json: { id: randomUUID(), text },
      patienceMs,
    });
    const name = `with a model that ${what}, ${isDanger ? 'danger' : 'a message'}`;
    findings.holds(answer.status === 200, `${name} is answered ${answer.status}`);
    findings.holds(answer.text.includes('[DONE]'), `${name} has no end within ${patienceMs / 1000} s`);
    const ending = /"type":"(finish|error|abort)"/.exec(answer.text)?.[1];
    findings.holds(ending !== undefined, `${name} ends without saying how`);
    if (!isDanger) continue;
    const help = answer.text.indexOf('data-help');
    findings.holds(
      help !== -1 && help < (answer.text + 'text-delta').indexOf('text-delta'),
      `${name} has no help before its reply`,
    );
    findings.holds(ending === 'finish', `${name} ends with ${ending}`);
  }
  const left = model.requests.filter(({ isAborted }) => !isAborted).length;
  const isDone = script.ending === 'done' || script.ending === undefined;
  if (script.endless)
    findings.holds(
      model.requests.at(-1)?.isAborted ?? true,
      `a model that ${what} is still listened to (${left}, ${isDone})`,
    );
}

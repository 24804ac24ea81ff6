import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { freePort } from '@alento/testing/free-port.ts';
import { chromium, expect, type BrowserContext } from '@playwright/test';
import lighthouse, { type Result } from 'lighthouse';
import { startAlento } from './fixtures/alento.ts';
import { launchOptions } from './fixtures/browser.ts';
import { type Account, newPerson, signUp, startSession } from './fixtures/people.ts';
import { Visitor } from './fixtures/visitor.ts';
import { wordsOf } from './fixtures/words.ts';

// npm run lighthouse: measures the screens people meet first, on Lighthouse's phone, and fails if a run stays below the bars.

interface Screen {
  path: string;
  isPublic: boolean;
  isSignedIn: boolean;
  /** Kilobytes of script as they are sent, before anybody touches anything. */
  script: number;
}

interface Bar {
  name: string;
  /** The screens it is for. */
  holdsFor: (screen: Screen) => boolean;
  read: (result: Result) => number;
  isMet: (value: number, screen: Screen) => boolean;
  show: (value: number) => string;
}

const { values: options } = parseArgs({ options: { runs: { type: 'string', default: '5' } } });
const runs = Number(options.runs);

const screens: Screen[] = [
  { path: '/', isPublic: true, isSignedIn: false, script: 30 },
  { path: '/login', isPublic: false, isSignedIn: false, script: 200 },
  { path: '/app', isPublic: false, isSignedIn: true, script: 272 },
  { path: '/session', isPublic: false, isSignedIn: true, script: 340 },
];

const score = (id: string, least: number, holdsFor: Bar['holdsFor'] = () => true): Bar => ({
  name: id,
  holdsFor,
  read: ({ categories }) => Math.round((categories[id]?.score ?? 0) * 100),
  isMet: (value) => value >= least,
  show: String,
});

const isPublic = (screen: Screen): boolean => screen.isPublic;

const bars: Bar[] = [
  score('performance', 95),
  score('accessibility', 100),
  score('best-practices', 100),
  score('seo', 100, isPublic),
  {
    name: 'LCP',
    holdsFor: () => true,
    read: ({ audits }) => audits['largest-contentful-paint']?.numericValue ?? Infinity,
    isMet: (value, { isPublic: isLanding }) => !isLanding || value <= 1500,
    show: (value) => `${(value / 1000).toFixed(2)} s`,
  },
  {
    name: 'CLS',
    holdsFor: () => true,
    read: ({ audits }) => audits['cumulative-layout-shift']?.numericValue ?? Infinity,
    isMet: (value) => value < 0.02,
    show: (value) => value.toFixed(3),
  },
  {
    name: 'TBT',
    holdsFor: () => false,
    read: ({ audits }) => audits['total-blocking-time']?.numericValue ?? Infinity,
    isMet: () => true,
    show: (value) => `${Math.round(value)} ms`,
  },
  {
    name: 'script',
    holdsFor: () => true,
    read: scriptBytes,
    isMet: (value, { script }) => value <= script * 1000,
    show: (value) => `${(value / 1000).toFixed(1)} kB`,
  },
];

/** What the scripts weighed on their way. */
function scriptBytes({ audits }: Result): number {
  const { details } = audits['network-requests'] ?? {};
  if (details?.type !== 'table') return Infinity;
  const sizes = details.items.map((item) => (item.resourceType === 'Script' ? Number(item.transferSize) : 0));
  return sizes.reduce((sum, size) => sum + size, 0);
}

// Lighthouse empties the caches before it begins, and leaves the session alone.
async function measure(address: string, port: number): Promise<Result> {
  const onlyCategories = ['performance', 'accessibility', 'best-practices', 'seo'];
  const run = await lighthouse(address, { port, logLevel: 'error', onlyCategories });
  if (!run) throw new Error(`Lighthouse had nothing to say about ${address}`);
  if (run.lhr.runtimeError) throw new Error(run.lhr.runtimeError.message);
  return run.lhr;
}

async function signIn(context: BrowserContext, url: string, account: Account): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}/login`);
  await new Visitor(page, wordsOf('pt')).signIn(account);
  await expect(page).toHaveURL(`${url}/app`);
  await page.close();
}

/** Every bar that a screen stays under, and what fails in its audits. */
function complain(screen: Screen, result: Result): string[] {
  const missed = bars.filter((bar) => bar.holdsFor(screen) && !bar.isMet(bar.read(result), screen));
  const refs = missed.flatMap(({ name }) => result.categories[name]?.auditRefs ?? []);
  const failed = refs.flatMap(({ id, weight }) => {
    const audit = result.audits[id];
    return audit && weight > 0 && audit.score !== null && audit.score < 0.9 ? [`  ${audit.title}`] : [];
  });
  return missed.length === 0 ? [] : [`${screen.path}: ${missed.map(({ name }) => name).join(', ')}`, ...failed];
}

const profile = await mkdtemp(join(tmpdir(), 'alento-lighthouse-'));
const alento = await startAlento({ engine: 'guided' });

/** A browser of its own for each screen: what the one before leaves behind would be measured with it. */
async function inBrowser<Result>(use: (context: BrowserContext, port: number) => Promise<Result>): Promise<Result> {
  const port = await freePort();
  const { args, ...options } = launchOptions();
  const context = await chromium.launchPersistentContext(profile, {
    ...options,
    locale: 'pt-BR',
    args: [...args, '--lang=pt-BR', `--remote-debugging-port=${port}`],
  });
  try {
    return await use(context, port);
  } finally {
    await context.close();
  }
}

/** The middle of the runs, and the worst of them. */
function sumUp({ read, show, name }: Bar, results: readonly Result[]): string {
  const isScore = name in (results[0]?.categories ?? {});
  const sorted = results.map(read).toSorted((one, other) => (isScore ? other - one : one - other));
  return `${show(sorted[Math.floor(sorted.length / 2)] ?? NaN)} / ${show(sorted.at(-1) ?? NaN)}`;
}

try {
  const account = await signUp(alento.url, newPerson());
  const session = await startSession(alento.url, account);
  const rows: Record<string, Record<string, string>> = {};
  const complaints: string[] = [];
  let isSignedIn = false;
  for (const screen of screens) {
    const address = `${alento.url}${screen.path === '/session' ? `/session/${session}` : screen.path}`;
    if (screen.isSignedIn && !isSignedIn) await inBrowser((context) => signIn(context, alento.url, account));
    isSignedIn ||= screen.isSignedIn;
    const results: Result[] = [];
    for (let each = 0; each < runs; each += 1) {
      results.push(await inBrowser((_, port) => measure(address, port)));
    }
    rows[screen.path] = Object.fromEntries(bars.map((bar) => [bar.name, sumUp(bar, results)]));
    complaints.push(...results.flatMap((result) => complain(screen, result)));
  }
  console.log(`Median and worst of ${runs} runs:`);
  console.table(rows);
  for (const complaint of new Set(complaints)) console.error(complaint);
  process.exitCode = complaints.length > 0 ? 1 : 0;
} finally {
  await alento.stop();
  await rm(profile, { recursive: true, force: true });
}

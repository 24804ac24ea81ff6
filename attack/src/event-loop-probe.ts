// Loaded with --import before the server; a signal is its only trace: it prints what the loop did since the last one.

interface Clocks {
  readonly cpuMs: number;
  readonly wallMs: number;
}

/** The processor's time of this thread, which some systems count in steps of four milliseconds, and the time on the wall. */
function readClocks(): Clocks {
  const { user, system } = process.threadCpuUsage();
  return { cpuMs: (user + system) / 1000, wallMs: performance.now() };
}

/** That others use the machine too does not count, and neither do the steps of a clock: the shorter time is the true one. */
const between = (before: Clocks, now: Clocks): number => Math.min(now.cpuMs - before.cpuMs, now.wallMs - before.wallMs);

let before = readClocks();
let longestMs = 0;

// Comes around once in each turn of the loop, so what was used since is what the turn held the others up for.
setInterval(() => {
  const now = readClocks();
  longestMs = Math.max(longestMs, between(before, now));
  before = now;
}, 1).unref();

process.on('SIGUSR2', () => {
  const { rss } = process.memoryUsage();
  process.stdout.write(`probe ${JSON.stringify({ longestMs, rss })}\n`);
  longestMs = 0;
  before = readClocks();
});

// Loaded with --import before the server; a signal is its only trace: it prints what the loop did since the last one.

/** The processor's time of this thread in milliseconds: that others use the machine too does not count. */
function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

let before = threadMs();
let longestMs = 0;

// Comes around once in each turn of the loop, so what was used since is what the turn held the others up for.
setInterval(() => {
  const now = threadMs();
  longestMs = Math.max(longestMs, now - before);
  before = now;
}, 1).unref();

process.on('SIGUSR2', () => {
  const { rss } = process.memoryUsage();
  process.stdout.write(`probe ${JSON.stringify({ longestMs, rss })}\n`);
  longestMs = 0;
  before = threadMs();
});

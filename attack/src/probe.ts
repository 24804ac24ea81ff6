import { monitorEventLoopDelay } from 'node:perf_hooks';

// Loaded with --import before the server; a signal is its only trace: it prints what the loop did since the last one.
const delay = monitorEventLoopDelay({ resolution: 1 });
delay.enable();
let before = process.cpuUsage();

process.on('SIGUSR2', () => {
  const { user, system } = process.cpuUsage(before);
  const stalledMs = delay.max / 1e6;
  const { rss } = process.memoryUsage();
  process.stdout.write(`probe ${JSON.stringify({ stalledMs, processorMs: (user + system) / 1000, rss })}\n`);
  delay.reset();
  before = process.cpuUsage();
});

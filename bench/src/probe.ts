import { answerParent } from './child.ts';
import type { MemoryReading } from './messages.ts';

// Loaded with --import before the program under test; a question of the parent is its only trace.
answerParent('memory', async (): Promise<MemoryReading> => {
  for (let round = 0; round < 3; round += 1) {
    globalThis.gc?.();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const { rss, heapUsed, external } = process.memoryUsage();
  return { rss, held: heapUsed + external };
});

process.channel?.unref();

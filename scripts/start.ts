import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { buildWeb } from './lib/web-build.ts';

try {
  await buildWeb();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
// Saves the work, and the memory, of stripping types and compiling at every start but the first.
enableCompileCache(join(import.meta.dirname, '../.cache/node'));
// In this process, so that signals reach the server itself.
await import('../server/src/main.ts');

import { createBackend } from '../backend.ts';
import { installBackend } from '../install.ts';
import { createDiskStore } from '../storage/contents/disk-store.ts';
import { connect } from '@alento/sql/testing/connect.ts';
import { listen } from './listen.ts';
import { testOptions } from './options.ts';
import type { ProcessOptions } from './start-process.ts';

// Started by start-process.ts; prints its URL and its publishable key.
const { databaseUrl, uploads = 'uploads', ...overrides } = JSON.parse(process.argv[2] ?? '') as ProcessOptions;
const sql = connect(databaseUrl, 10);
await installBackend(sql);
const options = { ...(await testOptions(sql)), contents: createDiskStore(uploads), ...overrides };
// Nothing outlives the test that started it.
process.stdin.resume().on('end', () => process.exit());
const { url } = await listen(createBackend(options));
process.stdout.write(`${url} ${options.publishableKey}\n`);

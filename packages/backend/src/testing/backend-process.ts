import { createBackend } from '../backend.ts';
import { installBackend } from '../install.ts';
import { createDiskStore } from '../storage/contents/disk-store.ts';
import { connect } from './connect.ts';
import { listen } from './listen.ts';
import { testOptions } from './options.ts';

// A process for a test to kill: node backend-process.ts <database url> [<uploads>] prints its URL and key.
const sql = connect(process.argv[2] ?? '', 10);
await installBackend(sql);
const options = { ...(await testOptions(sql)), contents: createDiskStore(process.argv[3] ?? 'uploads') };
const { url } = await listen(createBackend(options));
process.stdout.write(`${url} ${options.publishableKey}\n`);

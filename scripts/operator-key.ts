import { readFile, writeFile } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { createOperatorKeys, decryptAsOperator } from '../server/src/platform/encryption/operator-encryption.ts';

const usage = `npm run operator-key -- make [file]   makes a pair: the private key goes into the file, the public one is printed
npm run operator-key -- open [file]   opens sealed texts, one a line, from standard input`;

const [command, file = 'alento-operator.key'] = process.argv.slice(2);

try {
  if (command === 'make') await make();
  else if (command === 'open') await open();
  else throw new Error(usage);
} catch (error) {
  console.error(error instanceof Error ? error.message : 'Unknown error');
  process.exitCode = 1;
}

/** Never over another key: what was sealed to that one would be lost. */
async function make(): Promise<void> {
  const { publicKey, privateKey } = createOperatorKeys();
  await writeFile(file, `${privateKey}\n`, { flag: 'wx', mode: 0o600 });
  console.log(`OPERATOR_KEY=${publicKey}`);
  console.error(
    `The private key is in ${file}. Keep it, and keep it off the server: nothing else opens what is sealed.`,
  );
}

/** Each opened text on a line of its own, as JSON with comment and reply. */
async function open(): Promise<void> {
  const privateKey = (await readFile(file, 'utf8')).trim();
  const lines = (await text(process.stdin)).split(/\s+/).filter(Boolean);
  for (const [index, line] of lines.entries()) {
    try {
      console.log(decryptAsOperator(privateKey, Buffer.from(line, 'base64url')));
    } catch {
      console.error(`Line ${index + 1} is not sealed to this key, or was changed`);
      process.exitCode = 1;
    }
  }
}

import { generateSigningKey } from '@alento/backend/keys.ts';
import { createECDH, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { errorCodeOf } from '#lib/errors.ts';

export interface SecretSource {
  dataDir: string;
  /** The secret as the configuration has it; without it the data folder has it, where the first start makes it. */
  configured: string | undefined;
}

/** Signs the tokens of our own backend. */
export async function loadSigningKey({ dataDir, configured }: SecretSource): Promise<JWK> {
  return JSON.parse(configured ?? (await keep(dataDir, 'signing-key.json', newSigningKey))) as JWK;
}

/** Wraps the keys that conversations are encrypted with. */
export async function loadEncryptionKey({ dataDir, configured }: SecretSource): Promise<Buffer> {
  return decodeKey(configured ?? (await keep(dataDir, 'encryption-key', newEncryptionKey)));
}

/** The VAPID private key that identifies us to push services: P-256, 32 bytes in base64url. */
export async function loadPushKey({ dataDir, configured }: SecretSource): Promise<string> {
  const key = (configured ?? (await keep(dataDir, 'push-key', newPushKey))).trim();
  if (Buffer.from(key, 'base64url').length !== pushKeyBytes)
    throw new Error('The push key in the data folder is damaged');
  return key;
}

const pushKeyBytes = 32;

const newSigningKey = async (): Promise<string> => JSON.stringify(await generateSigningKey());
const newPushKey = (): Promise<string> => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  // Shorter than 32 bytes where it begins with zeros.
  return Promise.resolve(
    Buffer.from(pair.getPrivateKey('hex').padStart(2 * pushKeyBytes, '0'), 'hex').toString('base64url'),
  );
};
const newEncryptionKey = (): Promise<string> => Promise.resolve(randomBytes(32).toString('base64'));

function decodeKey(text: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw new Error('The encryption key in the data folder is damaged');
  return key;
}

// Linking a complete file into place lets the first of several processes win and never exposes a partial one.
async function keep(dataDir: string, name: string, create: () => Promise<string>): Promise<string> {
  const folder = join(dataDir, 'secrets');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const path = join(folder, name);
  const known = await readIfExists(path);
  if (known !== null) return known;
  const draft = `${path}.${randomUUID()}`;
  const file = await open(draft, 'wx', 0o600);
  await file.writeFile(await create());
  await file.sync();
  await file.close();
  await link(draft, path).catch((error: unknown) => {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(path, 'utf8');
}

async function readIfExists(path: string): Promise<string | null> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (errorCodeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

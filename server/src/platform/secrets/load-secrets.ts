import { generateSigningKey } from '@alento/backend/keys.ts';
import { createECDH, createPrivateKey, randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { JWK } from 'jose';
import { errorCodeOf } from '#lib/errors.ts';
import type { ServerKeys } from './key-fingerprints.ts';

export interface SecretSource {
  dataDir: string;
  /** The secret as the configuration has it; without it the data folder has it, where the first start makes it. */
  configured: string | undefined;
}

/** The secrets as the configuration has them; `none` where the server does without. */
export interface SecretSources {
  dataDir: string;
  encryption: string | undefined;
  signing: string | undefined;
  push: string | undefined;
}

export interface Secrets {
  keys: ServerKeys;
  signingKey: JWK | undefined;
  pushKey: string | undefined;
}

/** Every secret of a server. One that is damaged is named, never quoted. */
export async function loadSecrets({ dataDir, encryption, signing, push }: SecretSources): Promise<Secrets> {
  const signingKey = signing === 'none' ? undefined : await loadSigningKey({ dataDir, configured: signing });
  const pushKey = push === 'none' ? undefined : await loadPushKey({ dataDir, configured: push });
  const keys = {
    encryption: await loadEncryptionKey({ dataDir, configured: encryption }),
    signing: signingKey && Buffer.from(String(signingKey.d), 'base64url'),
    push: pushKey === undefined ? undefined : Buffer.from(pushKey, 'base64url'),
  };
  return { keys, signingKey, pushKey };
}

/** Signs the tokens of our own backend. */
export async function loadSigningKey({ dataDir, configured }: SecretSource): Promise<JWK> {
  const text = configured ?? (await keep(dataDir, 'signing-key.json', newSigningKey));
  try {
    const key = JSON.parse(text) as JWK;
    // Reads the curve's point too.
    createPrivateKey({ key, format: 'jwk' });
    return key;
  } catch {
    // The cause would quote the key.
    throw damaged('signing', 'SIGNING_KEY', 'signing-key.json');
  }
}

/** Wraps the keys that conversations are encrypted with. */
export async function loadEncryptionKey({ dataDir, configured }: SecretSource): Promise<Buffer> {
  const text = configured ?? (await keep(dataDir, 'encryption-key', newEncryptionKey));
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== 32) throw damaged('encryption', 'ENCRYPTION_KEY', 'encryption-key');
  return key;
}

/** The VAPID private key that identifies us to push services: P-256, 32 bytes in base64url. */
export async function loadPushKey({ dataDir, configured }: SecretSource): Promise<string> {
  const key = (configured ?? (await keep(dataDir, 'push-key', newPushKey))).trim();
  if (!isPrivateKeyOfP256(key)) throw damaged('push', 'PUSH_KEY', 'push-key');
  return key;
}

function isPrivateKeyOfP256(text: string): boolean {
  const bytes = Buffer.from(text, 'base64url');
  if (bytes.length !== pushKeyBytes) return false;
  try {
    createECDH('prime256v1').setPrivateKey(bytes);
    return true;
  } catch {
    return false;
  }
}

function damaged(name: string, variable: string, file: string): Error {
  return new Error(`The ${name} key is damaged: restore ${variable}, or secrets/${file} in DATA_DIR, from a copy`);
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

import { spawnSync } from 'node:child_process';
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readEnv } from '../server/src/env.ts';
import { createOperatorEncryption } from '../server/src/platform/encryption/operator-encryption.ts';

let folder: string;
let publicKey: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'alento-operator-'));
  publicKey = make('one.key').stdout.trim().replace('OPERATOR_KEY=', '');
});
afterAll(() => rm(folder, { recursive: true }));

const run = (args: string[], input = '') =>
  spawnSync(process.execPath, [join(import.meta.dirname, 'operator-key.ts'), ...args], { encoding: 'utf8', input });

const make = (file: string) => run(['make', join(folder, file)]);

const sealed = (words: string): string =>
  createOperatorEncryption(publicKey)(JSON.stringify({ comment: words, reply: null })).toString('base64url');

test('a pair is made: what is printed the server takes, what is not lies in a file that others cannot read', async () => {
  expect(readEnv({ OPERATOR_KEY: publicKey }).OPERATOR_KEY).toBe(publicKey);
  const privateKey = (await readFile(join(folder, 'one.key'), 'utf8')).trim();
  expect(() => readEnv({ OPERATOR_KEY: privateKey })).toThrow('OPERATOR_KEY');
  const { mode } = await stat(join(folder, 'one.key'));
  expect(process.platform === 'win32' ? 0o600 : mode & 0o777).toBe(0o600);
});

test('the private key is printed nowhere, and no key is written over', async () => {
  const { stdout, stderr } = make('two.key');
  const privateKey = (await readFile(join(folder, 'two.key'), 'utf8')).trim();
  expect(stdout + stderr).not.toContain(privateKey);
  expect(make('two.key').status).toBe(1);
  expect((await readFile(join(folder, 'two.key'), 'utf8')).trim()).toBe(privateKey);
});

test('sealed texts are opened line by line', () => {
  const { status, stdout } = run(['open', join(folder, 'one.key')], `${sealed('um')}\n\n${sealed('dois')}\n`);
  expect(status).toBe(0);
  expect(
    stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toEqual([
    { comment: 'um', reply: null },
    { comment: 'dois', reply: null },
  ]);
});

test('what is not sealed to the key is named by its line and keeps nothing else back', () => {
  const { status, stdout, stderr } = run(['open', join(folder, 'one.key')], `nonsense\n${sealed('dois')}`);
  expect([status, stderr.trim()]).toEqual([1, 'Line 1 is not sealed to this key, or was changed']);
  expect(stdout).toContain('dois');
  make('three.key');
  const other = run(['open', join(folder, 'three.key')], sealed('um'));
  expect([other.status, other.stdout]).toEqual([1, '']);
});

test.each([[[]], [['burn']], [['open', '/nowhere/at-all.key']]])('%j is refused', (args) => {
  expect(run(args).status).toBe(1);
});

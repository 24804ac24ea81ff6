import { spawnSync } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alento-bootstrap-'));
  mkdirSync(join(folder, 'scripts'));
  cpSync(join(import.meta.dirname, 'bootstrap.mjs'), join(folder, 'scripts/bootstrap.mjs'));
  writeFileSync(join(folder, 'package-lock.json'), '{"one":1}');
});

afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the bootstrap with an npm that notes how it is called. */
function bootstrap(npmExitCode = 0) {
  const npm = join(folder, 'npm.cjs');
  writeFileSync(
    npm,
    `const fs = require('node:fs');
fs.mkdirSync('node_modules/.bin', { recursive: true });
fs.appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');
process.exit(${npmExitCode});`,
  );
  const env = { ...process.env, npm_execpath: npm, npm_node_execpath: process.execPath, NODE_ENV: 'production' };
  const result = spawnSync(process.execPath, ['scripts/bootstrap.mjs'], { cwd: folder, env, encoding: 'utf8' });
  return { code: result.status, output: result.stdout, errors: result.stderr };
}

const calls = (): string[] => {
  const file = join(folder, 'calls');
  return existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
};

test('a fresh clone is installed, and tells that it takes a while', () => {
  const { code, output } = bootstrap();
  expect(code).toBe(0);
  expect(output).toContain('Installing packages');
  expect(calls()).toEqual(['ci --no-audit --no-fund --loglevel=error --include=dev --include=optional']);
});

test('what is installed is not installed again, and nothing is said', () => {
  bootstrap();
  expect(bootstrap()).toEqual({ code: 0, output: '', errors: '' });
  expect(calls()).toHaveLength(1);
});

test('another lock file is installed again', () => {
  bootstrap();
  writeFileSync(join(folder, 'package-lock.json'), '{"two":2}');
  bootstrap();
  expect(calls()).toHaveLength(2);
});

test('an installation that failed is said in one line and tried again next time', () => {
  const failed = bootstrap(1);
  expect(failed.code).toBe(1);
  expect(failed.errors.trim().split('\n')).toHaveLength(1);
  expect(bootstrap().code).toBe(0);
  expect(calls()).toHaveLength(2);
});

test('a Node among the packages that cannot run here gives way to the one of the system', () => {
  const node = join(folder, 'node_modules/.bin/node');
  mkdirSync(join(folder, 'node_modules/.bin'), { recursive: true });
  writeFileSync(node, 'not a program');
  chmodSync(node, 0o755);
  expect(bootstrap().code).toBe(0);
  expect(existsSync(node)).toBe(false);
});

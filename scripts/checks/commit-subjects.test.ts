import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { findSubjectProblems, readSubjects } from './commit-subjects.ts';

let folder: string;
let repository: string;

const git = (...args: string[]): void => {
  const author = ['-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', '-c', 'commit.gpgsign=false'];
  execFileSync('git', [...author, ...args], { cwd: repository, stdio: 'pipe' });
};
const commit = (subject: string): void => git('commit', '--allow-empty', '-m', subject);

function introduceRule(): void {
  mkdirSync(join(repository, 'scripts/checks'), { recursive: true });
  writeFileSync(join(repository, 'scripts/checks/commit-subjects.ts'), '');
  git('add', '.');
  commit('feat: the rule');
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'alento-commits-'));
  repository = join(folder, 'repository');
  mkdirSync(repository);
  git('init', '--initial-branch=main');
});

afterEach(() => rmSync(folder, { recursive: true }));

test.each([
  'feat(mood): let people edit an entry',
  'fix: x',
  'refactor(server)!: drop a route',
  'x'.padStart(72, 'docs: '),
])('"%s" passes', (subject) => {
  expect(findSubjectProblems([subject])).toEqual([]);
});

test.each([
  ['no type', 'let people edit an entry', 'does not begin with'],
  ['an unknown type', 'feature: let people edit an entry', 'does not begin with'],
  ['a scope in capitals', 'feat(Mood): let people edit an entry', 'does not begin with'],
  ['no text', 'feat(mood): ', 'does not begin with'],
  ['too many characters', 'x'.padStart(73, 'docs: '), 'has 73 characters'],
])('%s is found', (_, subject, problem) => {
  expect(findSubjectProblems(['fix: x', subject])).toEqual([expect.stringContaining(problem)]);
});

test('commits ahead of the base are read, without merges and what is older than the rule', () => {
  commit('before the rule');
  git('branch', 'base');
  git('switch', '--create', 'side');
  commit('beside the rule');
  git('switch', 'main');
  introduceRule();
  git('merge', '--no-ff', '-m', 'Merge a side', 'side');
  commit('after the rule');
  expect(readSubjects(repository, 'base')).toEqual(['after the rule', 'feat: the rule']);
});

test('where the base is not known the last commit is read', () => {
  commit('before the rule');
  expect(readSubjects(repository, 'origin/main')).toEqual([]);
  introduceRule();
  commit('after the rule');
  expect(readSubjects(repository, 'origin/main')).toEqual(['after the rule']);
});

test('of a shallow clone the last commit is read, of a copy without git none', () => {
  introduceRule();
  commit('one');
  commit('two');
  git('clone', '--depth=1', `file://${repository}`, join(folder, 'shallow'));
  expect(readSubjects(join(folder, 'shallow'), 'somewhere/else')).toEqual(['two']);
  expect(readSubjects(join(folder, 'shallow'), 'origin/main')).toEqual([]);
  rmSync(join(repository, '.git'), { recursive: true });
  expect(readSubjects(repository, 'origin/main')).toEqual([]);
});

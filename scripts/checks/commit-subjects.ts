import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const types = ['build', 'chore', 'ci', 'docs', 'feat', 'fix', 'perf', 'refactor', 'revert', 'style', 'test'];
const longest = 72;
const conventional = new RegExp(`^(?:${types.join('|')})(?:\\([a-z0-9-]+\\))?!?: \\S`);
/** Commits that do not hold this file are older than the rule, or of a branch that is. */
const rule = 'scripts/checks/commit-subjects.ts';

/** What is wrong with the subjects of commits. */
export function findSubjectProblems(subjects: string[]): string[] {
  return subjects.flatMap((subject) => [
    ...(conventional.test(subject) ? [] : [`"${subject}" does not begin with <type>(<scope>): of ${types.join(', ')}`]),
    ...(subject.length > longest ? [`"${subject}" has ${subject.length} characters, more than ${longest}`] : []),
  ]);
}

/**
 * The subjects of the commits that are ahead of the base; of HEAD alone where the base is not known, as in a shallow
 * clone; of none in a copy without git. Merges are named by git, and commits older than the rule are not judged.
 */
export function readSubjects(folder: string, base: string): string[] {
  if (!existsSync(join(folder, '.git'))) return [];
  const git = (args: string[], input = ''): string | null => {
    const { status, stdout } = spawnSync('git', args, { cwd: folder, input, encoding: 'utf8' });
    return status === 0 ? stdout.trim() : null;
  };
  const start = git(['merge-base', base, 'HEAD']);
  const range = start === null ? ['-1', 'HEAD'] : [`${start}..HEAD`];
  const commits = (git(['log', '--no-merges', '--format=%H %s', ...range]) ?? '').split('\n').filter(Boolean);
  const asked = commits.map((commit) => `${commit.split(' ', 1)[0] ?? ''}:${rule}\n`).join('');
  const held = (git(['cat-file', '--batch-check'], asked) ?? '').split('\n');
  return commits
    .filter((_, index) => / blob \d+$/.test(held[index] ?? ''))
    .map((commit) => commit.slice(commit.indexOf(' ') + 1));
}

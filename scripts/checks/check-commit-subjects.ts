import { report } from '../lib/report.ts';
import { root } from '../lib/root.ts';
import { findSubjectProblems, readSubjects } from './commit-subjects.ts';

// Without a base as argument, what is ahead of the main branch of the remote.
report(findSubjectProblems(readSubjects(root, process.argv[2] ?? 'origin/main')));

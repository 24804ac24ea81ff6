import { findStructureProblems } from './checks/structure.ts';
import { listFiles } from './lib/files.ts';
import { report } from './lib/report.ts';

report(findStructureProblems(listFiles()));

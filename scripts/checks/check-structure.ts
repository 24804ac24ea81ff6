import { listFiles } from '../lib/files.ts';
import { report } from '../lib/report.ts';
import { findStructureProblems } from './structure.ts';

report(findStructureProblems(listFiles()));

import { maxListedAssessments } from '@alento/domain/assessments/limits.ts';
import type { AssessmentList } from '@alento/domain/assessments/schema.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchAssessments } from './data.ts';
import { presentAssessment } from './present.ts';

/** What the person answered, the last first. */
export async function listAssessments({ ctx }: { ctx: PersonContext }): Promise<AssessmentList> {
  const cipher = await ctx.cipher();
  const rows = await ctx.database((tx) => fetchAssessments(tx, maxListedAssessments));
  return { assessments: rows.map((row) => presentAssessment(row, cipher)) };
}

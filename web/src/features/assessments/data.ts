import type { Assessment, AssessmentInput } from '@alento/domain/assessments/schema.ts';
import { api } from '#lib/api.ts';

const { assessments } = api.api;

/** What the person answered, the last first. */
export async function readAssessments(): Promise<Assessment[]> {
  const response = await assessments.$get();
  return (await response.json()).assessments;
}

export async function saveAssessment({ id, ...json }: AssessmentInput & { id: string }): Promise<Assessment> {
  const response = await assessments[':id'].$put({ param: { id }, json });
  return response.json();
}

export async function deleteAssessment(id: string): Promise<void> {
  await assessments[':id'].$delete({ param: { id } });
}

import type { Assessment, AssessmentInput } from '@alento/domain/assessments/schema.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deleteAssessment, readAssessments, saveAssessment } from './data.ts';

const keyOf = (personId: string) => ['assessments', personId] as const;

/** What a person answered, the last first. */
export function useAssessments(personId: string) {
  return useQuery({ queryKey: keyOf(personId), queryFn: readAssessments, refetchOnMount: 'always' });
}

export function useSaveAssessment(personId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (assessment: AssessmentInput & { id: string }) => saveAssessment(assessment),
    onSuccess: (saved) =>
      queryClient.setQueryData<Assessment[]>(keyOf(personId), (known = []) => [
        saved,
        ...known.filter(({ id }) => id !== saved.id),
      ]),
  });
}

export function useDeleteAssessment(personId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: deleteAssessment,
    onSuccess: (_, id) =>
      queryClient.setQueryData<Assessment[]>(keyOf(personId), (known) => known?.filter((each) => each.id !== id)),
  });
}

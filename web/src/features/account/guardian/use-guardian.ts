import { useMutation, useQuery } from '@tanstack/react-query';
import { answerQuestion, readQuestion, revokeConsent } from './data.ts';

/** What the link of a mail is about. Read once: after the answer the link is over. */
export function useGuardianQuestion(token: string) {
  return useQuery({
    queryKey: ['account', 'guardian', token],
    queryFn: () => readQuestion(token),
    staleTime: Infinity,
    retry: (failures, error) => failures < 2 && !('code' in error && error.code === 'account.guardian_link_over'),
  });
}

/** Neither is tried again by itself: a link works once. */
export function useGuardianDecision() {
  return {
    answering: useMutation({ mutationFn: answerQuestion, retry: false }),
    revoking: useMutation({ mutationFn: revokeConsent, retry: false }),
  };
}

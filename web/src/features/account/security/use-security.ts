import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  enrollMfa,
  changePassword,
  disableMfa,
  verifyEnrollment,
  generateRecoveryCode,
  readSecurity,
  recoverMfa,
  signOutOthers,
  verifyMfa,
} from './data.ts';

const securityKey = ['account', 'security'] as const;

/** How the person signs in, and where; other devices come and go. */
export function useSecurity() {
  return useQuery({ queryKey: securityKey, queryFn: readSecurity, refetchOnMount: 'always' });
}

/** A change of it. Not tried again by itself: codes can be used once, and tries are counted. */
function useSecurityChange<Input, Answer>(mutationFn: (input: Input) => Promise<Answer>) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn,
    retry: false,
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: securityKey }),
  });
}

export const useChangePassword = () => useSecurityChange(changePassword);
export const useVerifyEnrollment = () => useSecurityChange(verifyEnrollment);
export const useRecoveryCode = () => useSecurityChange(generateRecoveryCode);
export const useDisableMfa = () => useSecurityChange(disableMfa);
export const useSignOutOthers = () => useSecurityChange(signOutOthers);
export const useVerifyMfa = () => useMutation({ mutationFn: verifyMfa, retry: false });
export const useRecoverMfa = () => useMutation({ mutationFn: recoverMfa, retry: false });

/** One beginning a visit: its picture must not change while it is being looked at. */
export function useEnrollment() {
  return useQuery({
    queryKey: ['account', 'mfa'],
    queryFn: enrollMfa,
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  });
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { AccountState } from '#features/account/state.ts';
import { checkDevice, checkOwnAccount, checkServer, repairProfile } from './data.ts';
import { accountFindings, deviceFindings, serverFinding, sessionFinding } from './list-findings.ts';

const checkKey = ['account-check'] as const;

/** Runs all checks; when signed out, only those that need no account. */
export function useCheck(account: AccountState) {
  const personId = account.status === 'signed_in' ? account.person.id : null;
  return useQuery({
    queryKey: [...checkKey, personId],
    queryFn: () => check(personId !== null),
    enabled: account.status !== 'starting',
    staleTime: 0,
    refetchOnMount: 'always',
  });
}

async function check(isSignedIn: boolean) {
  const [own, device, server] = await Promise.all([
    isSignedIn ? checkOwnAccount() : null,
    checkDevice(),
    checkServer(),
  ]);
  const session = sessionFinding(own?.session ?? { status: 'signedOut' });
  return {
    isAdmin: own?.health?.isAdmin ?? false,
    account: [session, ...(own?.health ? accountFindings(own.health, new Date()) : [])],
    device: deviceFindings(device),
    server: [serverFinding(server)],
  };
}

/** Fills the gaps of the person's own profile, and looks again. */
export function useRepairProfile() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: repairProfile,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: checkKey }),
        queryClient.invalidateQueries({ queryKey: ['account', 'profile'] }),
      ]),
  });
}

import { useQuery } from '@tanstack/react-query';
import { isReauthenticated } from './data.ts';

/** Whether who is there has just proved who they are; undefined until that is known. */
export function useIsReauthenticated(): boolean | undefined {
  const { data, isError } = useQuery({ queryKey: ['account', 'given-proof'], queryFn: isReauthenticated, gcTime: 0 });
  return isError ? false : data;
}

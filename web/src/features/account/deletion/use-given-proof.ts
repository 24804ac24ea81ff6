import { useQuery } from '@tanstack/react-query';
import { isJustProved } from './data.ts';

/** Whether who is there has just proved who they are; undefined until that is known. */
export function useGivenProof(): boolean | undefined {
  const { data, isError } = useQuery({ queryKey: ['account', 'given-proof'], queryFn: isJustProved, gcTime: 0 });
  return isError ? false : data;
}

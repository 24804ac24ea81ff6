import { useQuery } from '@tanstack/react-query';
import { isProvedByMail } from './data.ts';

/** Whether a mail has just signed in who is there; undefined until that is known. */
export function useMailProof(): boolean | undefined {
  const { data, isError } = useQuery({ queryKey: ['account', 'mail-proof'], queryFn: isProvedByMail, gcTime: 0 });
  return isError ? false : data;
}

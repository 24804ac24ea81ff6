import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { type Deletion, deleteAccount } from './data.ts';

/** Never retried: a code works once. Leaving before reauthentication deletes nothing. */
export function useDeleteAccount() {
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  return useMutation({
    mutationFn: (deletion: Deletion) => {
      leaving.current = new AbortController();
      return deleteAccount(deletion, leaving.current.signal);
    },
    retry: false,
  });
}

import { useMutation } from '@tanstack/react-query';
import { sendCode } from '#features/account/data.ts';

/** Sends one email, and not a second by itself. */
export function useSendCode() {
  return useMutation({ mutationFn: sendCode, retry: false });
}

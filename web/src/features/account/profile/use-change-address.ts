import { useMutation } from '@tanstack/react-query';
import { changeAddress } from '#features/account/profile/change-address.ts';

/** Sends the mails once, and not a second time by itself. */
export function useChangeAddress() {
  return useMutation({ mutationFn: changeAddress, retry: false });
}

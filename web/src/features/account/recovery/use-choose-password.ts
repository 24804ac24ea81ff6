import { useMutation } from '@tanstack/react-query';
import { choosePassword } from '#features/account/recovery/data.ts';

export function useChoosePassword() {
  return useMutation({ mutationFn: choosePassword });
}

import { useMutation } from '@tanstack/react-query';
import { choosePassword } from '#features/account/data.ts';

export function useChoosePassword() {
  return useMutation({ mutationFn: choosePassword });
}

import { useMutation } from '@tanstack/react-query';
import { type CodeKind, type MailKind, sendMail, signInWithCode } from '#features/account/mailed-codes/data.ts';

/** Sends one email, and not a second by itself. */
export function useSendMail(kind: CodeKind) {
  return useMutation({ mutationFn: (email: string) => sendMail(kind, email), retry: false });
}

/** Not tried again by itself: a code can be used once. */
export function useMailedCode(kind: MailKind, email: string) {
  const type = kind === 'recovery' ? 'recovery' : 'email';
  return useMutation({ mutationFn: (code: string) => signInWithCode(email, code, type), retry: false });
}

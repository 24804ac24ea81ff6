import { QueryClientProvider } from '@tanstack/react-query';
import { SignUpForm } from '#features/account/sign-up/components/sign-up-form.tsx';
import { queryClient } from '#lib/query-client.ts';

/** The form of a new account with what it stands on, which signing in does without. */
export function SignUp() {
  return (
    <QueryClientProvider client={queryClient}>
      <SignUpForm />
    </QueryClientProvider>
  );
}

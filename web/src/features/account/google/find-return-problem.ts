import { followAccount } from '#features/account/state.ts';
import { toExchangeProblem, toRefusalProblem, type SignInProblem } from '#features/account/google/to-return-problem.ts';
import { readOAuthResponse } from '#features/account/google/read-oauth-response.ts';

/** Why the way back that led to this page signed nobody in; `none` if it did, or if it was no way back. */
export async function findReturnProblem(): Promise<SignInProblem | 'none'> {
  const answer = readOAuthResponse(window.location);
  if (answer.kind === 'refusal') return toRefusalProblem(answer);
  // The client exchanges a code by itself when it starts, with the verifier that this browser keeps.
  const supabase = await followAccount();
  const { error } = await supabase.auth.initialize();
  if (error) return toExchangeProblem(error);
  // It leaves a code alone for which there is no verifier.
  return readOAuthResponse(window.location).kind === 'nothing' ? 'none' : 'elsewhere';
}

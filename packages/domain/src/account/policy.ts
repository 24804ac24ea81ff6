const freshForSeconds = 5 * 60;

/** Whether the sign-in (seconds since 1970) is recent enough: for irreversible actions, unless another span is given. */
export function isFreshSignIn({
  signedInAt,
  now,
  within = freshForSeconds,
}: {
  signedInAt: number;
  now: number;
  within?: number;
}): boolean {
  return now - signedInAt <= within;
}

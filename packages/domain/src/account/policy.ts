const freshForSeconds = 5 * 60;

/** Whether the sign-in (seconds since 1970) is recent enough for irreversible actions. */
export function isFreshSignIn({ signedInAt, now }: { signedInAt: number; now: number }): boolean {
  return now - signedInAt <= freshForSeconds;
}

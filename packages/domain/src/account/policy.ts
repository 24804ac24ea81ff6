const freshForSeconds = 5 * 60;

/** Whether somebody proved who they are so lately, in seconds since 1970, that they may do what cannot be undone. */
export function isFreshSignIn({ signedInAt, now }: { signedInAt: number; now: number }): boolean {
  return now - signedInAt <= freshForSeconds;
}

const maximumEntries = 2000;

/** Caches tokens whose signature has been verified, since a client sends the same one for an hour. */
export class VerifiedTokens<Claims extends { exp: number }> {
  readonly #claims = new Map<string, Claims>();

  /** The claims of a known token that has not expired since. */
  get(token: string): Claims | undefined {
    const claims = this.#claims.get(token);
    return claims && claims.exp > Date.now() / 1000 ? claims : undefined;
  }

  add(token: string, claims: Claims): void {
    const [oldest] = this.#claims.keys();
    if (this.#claims.size >= maximumEntries && oldest !== undefined) this.#claims.delete(oldest);
    this.#claims.set(token, claims);
  }
}

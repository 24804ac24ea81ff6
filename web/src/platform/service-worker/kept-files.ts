/**
 * What the worker keeps so that Alento opens without a connection. Nothing is kept until the app has been opened once: a
 * visitor of the landing page downloads none of it.
 */
export interface KeptFiles {
  /** For everybody, as addresses that change with what lies there. */
  readonly shared: readonly string[];
  /** Words, companion and danger models of each language, for those who speak it. */
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

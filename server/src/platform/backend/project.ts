export interface SupabaseProject {
  /** Without a slash at the end. */
  readonly url: string;
  readonly publishableKey: string;
  readonly secretKey: string;
}

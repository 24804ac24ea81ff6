declare module 'virtual:landing-page' {
  /** What a prerendered landing page carries instead of React; null wherever React takes the page over. */
  export const landingPage: { readonly script: string; readonly styles: string } | null;
}

declare module 'virtual:entry-files' {
  /** By path; empty wherever nothing is prerendered. */
  export const entryFiles: Readonly<
    Record<string, { readonly modules: readonly string[]; readonly words: Readonly<Record<string, readonly string[]>> }>
  >;
}

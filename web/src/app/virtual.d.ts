declare module 'virtual:landing-page' {
  /** What a prerendered landing page carries instead of React; null wherever React takes the page over. */
  export const landingPage: { readonly script: string; readonly styles: string } | null;
}

declare module 'virtual:arrival-files' {
  /** By path; empty wherever nothing is prerendered. */
  export const arrivalFiles: Readonly<
    Record<string, { readonly modules: readonly string[]; readonly words: Readonly<Record<string, readonly string[]>> }>
  >;
}

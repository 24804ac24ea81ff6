/** Where a browser finds the web app manifest of a language. */
export function manifestPath(language: string): string {
  return `/manifests/${language}.webmanifest`;
}

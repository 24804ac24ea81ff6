/** Where the server is: empty in a browser, whose page comes from it; the app for phones is built for one. */
export const serverUrl: string = (import.meta.env.ALENTO_SERVER_URL as string | undefined) ?? '';

/** The address that people and mails know the product by. */
export function publicOrigin(): string {
  return serverUrl || window.location.origin;
}

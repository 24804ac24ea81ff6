/** Where somebody wants to go, and whether with a new account, as the address says it: it goes along to Google and back. */
export function oauthReturnParams(address: URLSearchParams): string {
  const mode = address.get('mode');
  return new URLSearchParams({ next: address.get('next') ?? '/app', ...(mode !== null && { mode }) }).toString();
}

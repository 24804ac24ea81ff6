import { placeOfPath } from '@alento/domain/hosting/place-of-path.ts';
import { serverUrl } from '#lib/server-url.ts';

/** Tells the server that a screen failed: which one, and the kind of error. Answers whether that arrived. */
export async function reportFault(path: string, error: unknown): Promise<boolean> {
  const name = error instanceof Error && /^[A-Z][A-Za-z]{0,39}$/.test(error.name) ? error.name : 'Error';
  try {
    const response = await fetch(`${serverUrl}/api/faults`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ place: placeOfPath(path), name }),
    });
    return response.ok;
  } catch {
    return false;
  }
}

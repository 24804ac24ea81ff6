import type { Geo } from '@alento/domain/language/geo-schema.ts';
import { serverUrl } from '#lib/server-url.ts';

/** Together with all the rest, nobody waits longer than three seconds. */
const patienceMs = 2_000;

/** Where our server believes this visitor to be. */
export async function fetchCountry(): Promise<string | null> {
  const response = await fetch(`${serverUrl}/api/geo`, {
    headers: { accept: 'application/json' },
    signal: AbortSignal.timeout(patienceMs),
  });
  if (!response.ok) throw new Error(`/api/geo answered ${response.status}`);
  const { country } = (await response.json()) as Geo;
  return country;
}

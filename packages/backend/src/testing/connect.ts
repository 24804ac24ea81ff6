import postgres, { type Sql } from 'postgres';

export function connect(url: string, max: number): Sql {
  const parsed = new URL(url);
  // libpq names the folder of a socket in the query, which postgres.js does not read.
  const folder = parsed.searchParams.get('host');
  parsed.searchParams.delete('host');
  const socket = folder ? { path: `${folder}/.s.PGSQL.5432` } : {};
  return postgres(parsed.href, { max, fetch_types: false, onnotice: () => undefined, ...socket });
}

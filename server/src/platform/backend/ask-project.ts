import { AppError } from '@alento/domain/app-error.ts';
import type { SupabaseProject } from './supabase-project.ts';

const patienceMs = 20_000;

/** Asks a project in the operator's name. What is not there any more is as good as removed. */
export async function askProject(
  { url, secretKey }: SupabaseProject,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  body?: object,
): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw new AppError('common.unavailable', { cause });
  });
  if (response.ok || (method === 'DELETE' && response.status === 404)) return response;
  throw new AppError('common.unavailable', { cause: new Error(`the project answers ${response.status}`) });
}

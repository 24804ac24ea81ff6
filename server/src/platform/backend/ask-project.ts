import { AppError } from '@alento/domain/app-error.ts';
import type { SupabaseProject } from './project.ts';

const patienceMs = 20_000;

interface Question {
  body?: object;
  /** Access token of the user to act for; the operator's secret key by default. */
  token?: string;
  /** Answers that say there is nothing left to do. */
  gone?: readonly number[];
}

/** Asks the project for something; a refusal is `common.unavailable`. */
export async function askProject(
  { url, secretKey, publishableKey }: SupabaseProject,
  method: string,
  path: string,
  { body, token, gone = [] }: Question = {},
): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      apikey: token ? publishableKey : secretKey,
      authorization: `Bearer ${token ?? secretKey}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw new AppError('common.unavailable', { cause });
  });
  if (response.ok || gone.includes(response.status)) return response;
  throw new AppError('common.unavailable', { cause: new Error(`the project answers ${response.status}`) });
}

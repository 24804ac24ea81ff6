import { AppError } from '@alento/domain/app-error.ts';
import * as z from 'zod/mini';
import type { SupabaseProject } from './supabase-project.ts';

const patienceMs = 20_000;
const bucket = 'avatars';
// The database lets a person have eleven.
const mostFiles = 1000;

/** What lies in a folder; a folder in it has no id. */
const entriesSchema = z.array(z.object({ name: z.string(), id: z.nullable(z.string()) }));

/** Erases a person of a project: the files first, because a project keeps them when the account goes. */
export async function deleteProjectAccount(project: SupabaseProject, personId: string): Promise<void> {
  await emptyFolder(project, personId);
  await ask(project, 'DELETE', `/auth/v1/admin/users/${personId}`, { should_soft_delete: false });
}

async function emptyFolder(project: SupabaseProject, folder: string): Promise<void> {
  const entries = await listFolder(project, folder);
  for (const { name } of entries.filter(({ id }) => id === null)) await emptyFolder(project, `${folder}/${name}`);
  const prefixes = entries.filter(({ id }) => id !== null).map(({ name }) => `${folder}/${name}`);
  if (prefixes.length > 0) await ask(project, 'DELETE', `/storage/v1/object/${bucket}`, { prefixes });
}

async function listFolder(project: SupabaseProject, prefix: string) {
  const response = await ask(project, 'POST', `/storage/v1/object/list/${bucket}`, { prefix, limit: mostFiles });
  const entries = entriesSchema.safeParse(await response.json().catch(() => null));
  if (!entries.success) throw new AppError('common.unavailable', { cause: entries.error });
  return entries.data;
}

/** In the operator's name. What is not there any more is as good as removed. */
async function ask({ url, secretKey }: SupabaseProject, method: string, path: string, body: object): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { apikey: secretKey, authorization: `Bearer ${secretKey}`, 'content-type': 'application/json' },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(patienceMs),
  }).catch((cause: unknown) => {
    throw new AppError('common.unavailable', { cause });
  });
  if (response.ok || (method === 'DELETE' && response.status === 404)) return response;
  throw new AppError('common.unavailable', { cause: new Error(`the project answers ${response.status}`) });
}

import type { Sql } from '@alento/sql/sql.ts';
import * as z from 'zod/mini';
import { errorCodeOf } from '#lib/errors.ts';
import { getKeysUrl, tokenAlgorithms } from './supabase-project.ts';
import type { SupabaseProject } from './project.ts';

const patienceMs = 10_000;
const insufficientPrivilege = '42501';

const keySetSchema = z.object({ keys: z.array(z.object({ alg: z.optional(z.string()) })) });

const settingsSchema = z.object({
  external: z.optional(z.object({ google: z.boolean() })),
  mailer_autoconfirm: z.optional(z.boolean()),
});

/** How people can sign in, besides by email. */
export interface ProjectSignIn {
  hasGoogle: boolean;
}

export interface Expectation {
  /** Whether admins are configured; the project must then confirm email addresses. */
  hasAdmins?: boolean;
}

/** Refuses, in one line, a project or a database that the server could not work with. */
export async function checkSupabase(
  project: SupabaseProject,
  sql: Sql,
  { hasAdmins = false }: Expectation = {},
): Promise<ProjectSignIn> {
  const { url, publishableKey, secretKey } = project;
  const answer = await ask(`${url}/auth/v1/settings`, publishableKey, 'SUPABASE_PUBLISHABLE_KEY');
  await ask(`${url}/auth/v1/admin/users?per_page=1`, secretKey, 'SUPABASE_SECRET_KEY');
  const keySet = keySetSchema.safeParse(
    await ask(getKeysUrl(project).href, publishableKey, 'SUPABASE_PUBLISHABLE_KEY'),
  );
  if (!keySet.success) throw new Error('SUPABASE_URL is not the address of a Supabase project');
  if (!keySet.data.keys.some(({ alg }) => alg && tokenAlgorithms.includes(alg))) {
    throw new Error(
      'The project of SUPABASE_URL signs tokens with a shared secret: give it an ES256 signing key (docs/guides/supabase.md)',
    );
  }
  const settings = settingsSchema.safeParse(answer).data;
  if (hasAdmins && settings?.mailer_autoconfirm !== false) {
    throw new Error(
      'ADMIN_EMAILS needs "Confirm email" in the project of SUPABASE_URL, without which no address is proved',
    );
  }
  await checkDatabase(sql);
  return { hasGoogle: settings?.external?.google ?? false };
}

async function ask(address: string, key: string, name: string): Promise<unknown> {
  const headers = { apikey: key, authorization: `Bearer ${key}` };
  const response = await fetch(address, { headers, signal: AbortSignal.timeout(patienceMs) }).catch(
    (cause: unknown) => {
      throw new Error('SUPABASE_URL cannot be reached', { cause });
    },
  );
  if (response.status === 401 || response.status === 403) throw new Error(`${name} is refused by SUPABASE_URL`);
  if (!response.ok) throw new Error(`SUPABASE_URL answers ${response.status}, not as a Supabase project does`);
  return response.json().catch(() => null);
}

async function checkDatabase(sql: Sql): Promise<void> {
  const [parts] = await sql`
    select (select count(*) from pg_namespace where nspname in ('auth', 'storage'))
      + (select count(*) from pg_roles where rolname in ('anon', 'authenticated', 'service_role')) as found`;
  if (Number(parts?.found) !== 5) throw new Error('DATABASE_URL is not the database of a Supabase project');
  await sql
    .begin((tx) => tx`select set_config('role', 'authenticated', true)`)
    .catch((cause: unknown) => {
      if (errorCodeOf(cause) !== insufficientPrivilege) throw cause;
      throw new Error('The role of DATABASE_URL may not act for people: grant "authenticated" to it', { cause });
    });
}

import { randomUUID } from 'node:crypto';
import { installBackend } from '@alento/backend/install.ts';
import { inject } from 'vitest';
import { connectDatabase, withDatabaseName } from '#platform/database/connect.ts';

export interface SupabaseDatabase {
  /** As superuser, which a project's owner is not. */
  superuserUrl: string;
  /** As Supabase's `postgres`: owner of the database, makes roles, bypasses row-level security, and no more. */
  ownerUrl: string;
  /** As Supabase's REST API. */
  restUrl: string;
  drop(): Promise<void>;
}

/** A database with the rights of Supabase's: `auth`, `storage` and `realtime` are not its owner's, and new tables are everybody's. */
export async function createSupabaseDatabase(): Promise<SupabaseDatabase> {
  const serverUrl = inject('databaseUrl');
  const suffix = randomUUID().replaceAll('-', '');
  const [name, owner] = [`alento_project_${suffix}`, `owner_${suffix}`];
  const [storageAdmin, realtimeAdmin] = [`storage_admin_${suffix}`, `realtime_admin_${suffix}`];
  const server = connectDatabase(serverUrl, { max: 1 });
  await server.script(`create role ${owner} login createrole createdb bypassrls; create role ${storageAdmin};
    create role ${realtimeAdmin}`);
  await server.script(`create database ${name} owner ${owner}`);
  const superuserUrl = withDatabaseName(serverUrl, name);
  const sql = connectDatabase(superuserUrl, { max: 1 });
  await installBackend(sql);
  await sql.script(`
    do $$ begin
      create role authenticator login noinherit;
    exception when duplicate_object then null;
    end $$;
    grant anon, authenticated, service_role to authenticator;
    grant anon, authenticated, service_role to ${owner} with admin option;
    grant usage on schema auth, storage to ${owner};
    grant all on all tables in schema auth to ${owner};
    grant all on storage.buckets, storage.objects to ${owner};
    alter default privileges for role ${owner} in schema public
      grant all on tables to anon, authenticated, service_role;
    alter default privileges for role ${owner} in schema public
      grant all on functions to anon, authenticated, service_role;
    -- Supabase's supautils lets the owner make policies on this table; PostgreSQL asks for membership of its owner.
    grant usage, create on schema storage to ${storageAdmin};
    alter table storage.objects owner to ${storageAdmin};
    grant ${storageAdmin} to ${owner};
    -- Supabase's realtime server owns its schema, and lets the owner make policies and broadcast.
    drop function realtime.notify_change();
    grant usage, create on schema realtime to ${realtimeAdmin};
    alter table realtime.messages owner to ${realtimeAdmin};
    grant ${realtimeAdmin} to ${owner};
    grant usage on schema realtime to ${owner};
    grant execute on function realtime.send(jsonb, text, text, boolean) to ${owner};
  `);
  await sql.end();
  return {
    superuserUrl,
    ownerUrl: as(owner, superuserUrl),
    restUrl: as('authenticator', superuserUrl),
    async drop() {
      await server.script(`drop database ${name} with (force)`);
      await server.script(`drop role ${owner}, ${storageAdmin}, ${realtimeAdmin}`);
      await server.end();
    },
  };
}

function as(role: string, url: string): string {
  const changed = new URL(url);
  changed.username = role;
  changed.password = '';
  return changed.href;
}

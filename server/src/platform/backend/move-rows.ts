import type { Sql, TransactionSql } from '@alento/sql/sql.ts';

interface Table {
  name: string;
  /** A list in SQL. */
  columns: string;
  /** Columns in which GoTrue cannot bear null. */
  emptied?: readonly string[];
}

// What an account is. Sessions, second factors and codes stay: they belong to the keys of the backend that made them.
const accounts: readonly Table[] = [
  {
    name: 'auth.users',
    columns: `instance_id, id, aud, role, email, encrypted_password, email_confirmed_at, invited_at, phone,
      phone_confirmed_at, last_sign_in_at, raw_app_meta_data, raw_user_meta_data, is_super_admin, created_at, updated_at,
      banned_until, is_sso_user, deleted_at, is_anonymous`,
    emptied: ['confirmation_token', 'recovery_token', 'email_change_token_new', 'email_change'],
  },
  {
    name: 'auth.identities',
    columns: 'id, provider_id, user_id, identity_data, provider, last_sign_in_at, created_at, updated_at',
  },
];

const batchSize = 500;

/**
 * Copies every account and all that belongs to it into the database of a project without accounts, whole or not at all.
 * Answers the number of rows of each table.
 */
export async function moveRows(from: Sql, to: Sql, projectUrl: string): Promise<Map<string, number>> {
  return from.begin((source) =>
    to.begin(async (target) => {
      const [known] = await target`select from auth.users limit 1`;
      if (known) throw new Error('The project has accounts already, so nothing was moved');
      await target`select set_config('alento.is_moving', 'on', true)`;
      const moved = new Map<string, number>();
      const own = await ownTables(source);
      // What a migration puts there gives way to what was there.
      for (const { name } of own.toReversed()) await target.script(`delete from ${name}`);
      for (const table of [...accounts, ...own]) moved.set(table.name, await moveTable(source, target, table));
      await moveSequences(source, target);
      await repointAvatars(target, projectUrl);
      return moved;
    }),
  );
}

/** Pictures keep their paths but not their server. */
async function repointAvatars(target: TransactionSql, projectUrl: string): Promise<void> {
  await target`
    update public.perfis
    set avatar_url = regexp_replace(avatar_url, '^https?://[^/]+(?=/storage/v1/object/public/avatars/)', ${projectUrl})
    where avatar_url is not null`;
}

/** The tables of our migrations, each after those that it refers to. */
async function ownTables(source: TransactionSql): Promise<Table[]> {
  return source<Table[]>`
    with recursive depths (id, depth) as (
      select oid, 0 from pg_class
      where relkind = 'r' and relnamespace in ('public'::regnamespace, 'private'::regnamespace)
        and oid <> 'private.rate_limits'::regclass
      union
      select conrelid, depth + 1 from depths join pg_constraint on confrelid = id
      where contype = 'f' and conrelid <> confrelid
    )
    select format('%I.%I', c.relnamespace::regnamespace, c.relname) as name, (
        select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = id and attnum > 0 and not attisdropped and attgenerated = ''
      ) as columns
    from depths join pg_class c on c.oid = id group by c.oid, id order by max(depth), 1`;
}

/** What was numbered goes on being numbered upwards. */
async function moveSequences(source: TransactionSql, target: TransactionSql): Promise<void> {
  const sequences = await source<{ name: string; last: string }[]>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname in ('public', 'private') and last_value is not null`;
  for (const { name, last } of sequences) await target`select setval(${name}::regclass, ${last}::bigint)`;
}

async function moveTable(source: TransactionSql, target: TransactionSql, table: Table): Promise<number> {
  const { name, columns, emptied = [] } = table;
  // As text from one database to the other, so that no value passes through a type of JavaScript.
  await source.script(`declare moving cursor for select to_jsonb(t)::text as row from ${name} t`);
  const insert = `
    insert into ${name} (${[columns, ...emptied].join(', ')}) overriding system value
    select ${[columns, ...emptied.map(() => `''`)].join(', ')}
    from unnest($1::text[]) as given (row), jsonb_populate_record(null::${name}, given.row::jsonb)`;
  for (let count = 0; ;) {
    const rows = await source.statement<{ row: string }[]>(`fetch ${batchSize} from moving`, []);
    if (rows.length === 0) {
      await source.script('close moving');
      return count;
    }
    await target.statement(insert, [rows.map(({ row }) => row)]);
    count += rows.length;
  }
}

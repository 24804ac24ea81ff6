import * as z from 'zod';
import { fragment, type Queryable } from '@alento/sql/sql.ts';
import type { AuthContext } from '../context.ts';
import { AuthError } from '../errors.ts';
import { personColumns, presentPerson, type PersonRow } from '../person.ts';

interface AccountRow extends PersonRow {
  banned_until: Date | null;
  deleted_at: Date | null;
}

const accountColumns = fragment`${personColumns}, u.banned_until, u.deleted_at`;

/** A person as the operator sees one. */
export function presentAccount(row: AccountRow): object {
  return {
    ...presentPerson(row),
    ...(row.banned_until ? { banned_until: row.banned_until } : {}),
    ...(row.deleted_at ? { deleted_at: row.deleted_at } : {}),
  };
}

export async function getAccount(sql: Queryable, id: string): Promise<AccountRow> {
  const [row] = await sql<AccountRow[]>`select ${accountColumns} from auth.users u where u.id = ${id}`;
  if (!row) throw new AuthError('user_not_found', { status: 404 });
  return row;
}

const pageSchema = z.object({
  page: z.preprocess((text) => text || 1, z.coerce.number().int().min(1).max(1_000_000)),
  per_page: z.preprocess((text) => text || 50, z.coerce.number().int().min(1).max(1000)),
});

interface AccountPage {
  users: object[];
  total: number;
  /** The next and the last page, as a Link header. */
  links: string;
}

/** One page of the accounts, the newest first. */
export async function listAccounts({ sql }: AuthContext, query: Record<string, string>): Promise<AccountPage> {
  const parsed = pageSchema.safeParse({ page: query.page, per_page: query.per_page });
  if (!parsed.success) throw new AuthError('validation_failed', { msg: 'Bad Pagination Parameters' });
  const { page, per_page: size } = parsed.data;
  const rows = await sql<AccountRow[]>`
    select ${accountColumns} from auth.users u order by u.created_at desc, u.id limit ${size} offset ${(page - 1) * size}
  `;
  const [count] = await sql<{ total: number }[]>`select count(*)::int as total from auth.users`;
  const total = count?.total ?? 0;
  const last = Math.max(1, Math.ceil(total / size));
  const link = (target: number, name: string): string =>
    `</admin/users?page=${target}&per_page=${size}>; rel="${name}"`;
  const links = [...(page < last ? [link(page + 1, 'next')] : []), link(last, 'last')].join(', ');
  return { users: rows.map(presentAccount), total, links };
}

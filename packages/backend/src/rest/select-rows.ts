import { assertSingle, rowsBody, type RestAnswer } from './answer.ts';
import { forbiddenVerb, pastTheEnd } from './errors.ts';
import { filterClause } from './filters.ts';
import { orderClause } from './order.ts';
import { collect, projection } from './projection.ts';
import { maximumRows } from './query.ts';
import type { RestRequest } from './request.ts';
import { runStatement } from './run-statement.ts';
import { quoteName, target, Values } from './statement.ts';

export async function selectRows(request: RestRequest): Promise<RestAnswer> {
  const { sql, actor, table, query, prefer } = request;
  if (table.columns.select.length === 0) throw forbiddenVerb(table.name, actor.role);
  const { offset = 0 } = query;
  const result = await runStatement(sql, actor, selectStatement(request));
  assertSingle(request, result);
  const { count, total } = result;
  if (total !== undefined && offset > total) throw pastTheEnd(offset, total);
  const range = count === 0 ? '*' : `${offset}-${offset + count - 1}`;
  return {
    status: total !== undefined && count < total ? 206 : 200,
    body: rowsBody(request, result),
    ...(prefer.isCountWanted ? { contentRange: `${range}/${total}` } : {}),
  };
}

function selectStatement({ table, query, prefer }: RestRequest): { text: string; values: Values } {
  const values = new Values();
  const conditions = filterClause(table, query.filters, values);
  const from = `from "public".${quoteName(table.name)} as ${target}${conditions && ` where ${conditions}`}`;
  const order = query.order ? ` order by ${orderClause(table, query.order)}` : '';
  const limit = values.cast(String(Math.min(query.limit ?? maximumRows, maximumRows)), 'bigint');
  const offset = query.offset ? ` offset ${values.cast(String(query.offset), 'bigint')}` : '';
  const page = `(select ${projection(table, query.select)} ${from}${order} limit ${limit}${offset})`;
  const rows = collect(page);
  const text = prefer.isCountWanted
    ? `select *, (select count(*)::int ${from}) as total from (${rows}) as "_page"`
    : rows;
  return { text, values };
}

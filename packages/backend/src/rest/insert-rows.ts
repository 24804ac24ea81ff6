import { assertNoPage, assertSingle, writtenAnswer, type RestAnswer } from './answer.ts';
import { forbiddenVerb, tooManyRowsAtOnce, unreadableBody, unreadableQuery } from './errors.ts';
import { collect, projection } from './projection.ts';
import type { RestRequest } from './request.ts';
import { parseRows, type RowsInput } from './rows.ts';
import { runStatement } from './run-statement.ts';
import { quoteName, target, Values } from './statement.ts';
import { assertColumns } from './table.ts';

const maximumRows = 100;

/** Inserts rows; with `resolution` it is an upsert. */
export async function insertRows(request: RestRequest, body: string): Promise<RestAnswer> {
  const { sql, actor, table, query } = request;
  if (table.columns.insert.length === 0) throw forbiddenVerb(table.name, actor.role);
  assertNoPage(request);
  if (query.filters.length > 0) throw unreadableQuery('a filter with an insert');
  const rows = parseRows(body, query.columns);
  if (actor.role !== 'service_role' && rows.count > maximumRows) throw tooManyRowsAtOnce(maximumRows);
  if (rows.isList && rows.count === 0) return writtenAnswer(request, { json: '[]', count: 0 }, 201);
  if (rows.columns.length === 0) throw unreadableBody('Empty or invalid json');
  assertColumns(table, table.columns.insert, rows.columns);

  const result = await runStatement(sql, actor, insertStatement(request, rows), (written) => {
    assertSingle(request, written);
  });
  return writtenAnswer(request, result, 201);
}

function insertStatement(request: RestRequest, rows: RowsInput): { text: string; values: Values } {
  const { table, query, prefer } = request;
  const values = new Values();
  const name = `"public".${quoteName(table.name)}`;
  const columns = rows.columns.map(quoteName).join(', ');
  const reader = rows.isList ? 'json_populate_recordset' : 'json_populate_record';
  const source = `${reader}(null::${name}, ${values.cast(rows.json, 'json')})`;
  const returning = prefer.isRepresentationWanted ? projection(table, query.select) : '1';
  const insert =
    `insert into ${name} as ${target} (${columns}) select ${columns} from ${source}` +
    `${conflictClause(request, rows)} returning ${returning}`;
  return { text: `with "_written" as (${insert}) ${collect('"_written"')}`, values };
}

function conflictClause({ table, query, prefer }: RestRequest, { columns }: RowsInput): string {
  if (!prefer.resolution) return '';
  const key = query.onConflict ?? table.primaryKey;
  assertColumns(table, table.columns.select, key);
  const keyList = key.length > 0 ? ` (${key.map(quoteName).join(', ')})` : '';
  if (prefer.resolution === 'ignore-duplicates') return ` on conflict${keyList} do nothing`;
  if (key.length === 0) throw unreadableQuery('an upsert without a key');
  const changed = columns.filter((column) => !key.includes(column));
  assertColumns(table, table.columns.update, changed);
  // A row of nothing but its key is still answered, so it must be touched.
  const written = changed.length > 0 ? changed : key;
  const sets = written.map((column) => `${quoteName(column)} = excluded.${quoteName(column)}`).join(', ');
  return ` on conflict${keyList} do update set ${sets}`;
}

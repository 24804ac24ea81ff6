import { assertNoPage, assertSingle, writtenAnswer, type RestAnswer } from './answer.ts';
import { forbiddenVerb, tooManyRowsAtOnce, unreadableBody, unreadableQuery } from './errors.ts';
import { collect, collectWithUpdated, countUpdated, projection } from './projection.ts';
import type { RestRequest } from './request.ts';
import { parseRows, type RowsInput } from './rows.ts';
import { runStatement } from './run-statement.ts';
import { quoteName, target, Values } from './statement.ts';
import { assertColumns } from './table.ts';

const maximumRows = 100;

/** Inserts rows; with `resolution` it is an upsert, which answers 200 where it only changed rows, as PostgREST does. */
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
  return writtenAnswer(request, result, result.count > 0 && result.updated === result.count ? 200 : 201);
}

function insertStatement(request: RestRequest, rows: RowsInput): { text: string; values: Values } {
  const { table, query, prefer } = request;
  const values = new Values();
  const name = `"public".${quoteName(table.name)}`;
  const columns = rows.columns.map(quoteName).join(', ');
  const source = prefer.isDefaultWanted ? rowsWithDefaults(request, rows, values) : rowsAsGiven(request, rows, values);
  const returning = prefer.isRepresentationWanted ? projection(table, query.select) : '1';
  const insert =
    `insert into ${name} as ${target} (${columns}) ${source}` +
    `${conflictClause(request, rows)} returning ${returning}`;
  const written = prefer.resolution === 'merge-duplicates' ? collectWithUpdated('"_written"') : collect('"_written"');
  return { text: `with "_written" as (${insert}) ${written}`, values };
}

function rowsAsGiven({ table }: RestRequest, rows: RowsInput, values: Values): string {
  const reader = rows.isList ? 'json_populate_recordset' : 'json_populate_record';
  const columns = rows.columns.map(quoteName).join(', ');
  return `select ${columns} from ${reader}(null::"public".${quoteName(table.name)}, ${values.cast(rows.json, 'json')})`;
}

/** The rows, with the default of each column that one of them does not name. */
function rowsWithDefaults({ table }: RestRequest, rows: RowsInput, values: Values): string {
  const json = rows.isList ? rows.json : `[${rows.json}]`;
  const columns = rows.columns.map((column) => {
    const isNamed = `"_given"."row"::jsonb ? ${values.text(column)}`;
    return `case when ${isNamed} then "_read".${quoteName(column)} else ${table.defaults.get(column) ?? 'null'} end`;
  });
  return (
    `select ${columns.join(', ')} from json_array_elements(${values.cast(json, 'json')}) with ordinality as "_given"("row", "at"), ` +
    `json_populate_record(null::"public".${quoteName(table.name)}, "_given"."row") as "_read" order by "_given"."at"`
  );
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
  return ` on conflict${keyList} do update set ${sets} where ${countUpdated}`;
}

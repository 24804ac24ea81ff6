import { assertAffected, assertNoPage, assertSingle, writtenAnswer, type RestAnswer } from './answer.ts';
import { forbiddenVerb, unfilteredWrite, unreadableBody } from './errors.ts';
import { filterClause } from './filters.ts';
import { collect, projection } from './projection.ts';
import type { RestRequest } from './request.ts';
import { parseRows, type RowsInput } from './rows.ts';
import { runStatement } from './run-statement.ts';
import { quoteName, target, Values } from './statement.ts';
import { assertColumns } from './table.ts';

export async function updateRows(request: RestRequest, body: string): Promise<RestAnswer> {
  const { sql, actor, table, query } = request;
  if (table.columns.update.length === 0) throw forbiddenVerb(table.name, actor.role);
  assertNoPage(request);
  if (query.filters.length === 0) throw unfilteredWrite('UPDATE');
  const row = parseRows(body, query.columns);
  if (row.isList) throw unreadableBody('Empty or invalid json');
  // Nothing to change is no mistake.
  if (row.columns.length === 0) return writtenAnswer(request, { json: '[]', count: 0 }, 204);
  assertColumns(table, table.columns.update, row.columns);

  const result = await runStatement(sql, actor, updateStatement(request, row), (written) => {
    assertSingle(request, written);
    assertAffected(request, written);
  });
  return writtenAnswer(request, result, 204);
}

function updateStatement({ table, query, prefer }: RestRequest, row: RowsInput): { text: string; values: Values } {
  const values = new Values();
  const name = `"public".${quoteName(table.name)}`;
  const sets = row.columns.map((column) => `${quoteName(column)} = "_body".${quoteName(column)}`).join(', ');
  const source = `json_populate_record(null::${name}, ${values.cast(row.json, 'json')}) as "_body"`;
  const conditions = filterClause(table, query.filters, values);
  const returning = prefer.isRepresentationWanted ? projection(table, query.select) : '1';
  const update = `update ${name} as ${target} set ${sets} from ${source} where ${conditions} returning ${returning}`;
  return { text: `with "_written" as (${update}) ${collect('"_written"')}`, values };
}

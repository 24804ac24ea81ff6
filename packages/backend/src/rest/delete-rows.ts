import { assertAffected, assertNoPage, assertSingle, writtenAnswer, type RestAnswer } from './answer.ts';
import { forbiddenVerb, unfilteredWrite } from './errors.ts';
import { filterClause } from './filters.ts';
import { collect, projection } from './projection.ts';
import type { RestRequest } from './request.ts';
import { runStatement } from './run-statement.ts';
import { quoteName, target, Values } from './statement.ts';

export async function deleteRows(request: RestRequest): Promise<RestAnswer> {
  const { sql, actor, table, query } = request;
  if (!table.columns.delete) throw forbiddenVerb(table.name, actor.role);
  assertNoPage(request);
  if (query.filters.length === 0) throw unfilteredWrite('DELETE');
  const result = await runStatement(sql, actor, deleteStatement(request), (written) => {
    assertSingle(request, written);
    assertAffected(request, written);
  });
  return writtenAnswer(request, result, 204);
}

function deleteStatement({ table, query, prefer }: RestRequest): { text: string; values: Values } {
  const values = new Values();
  const conditions = filterClause(table, query.filters, values);
  const returning = prefer.isRepresentationWanted ? projection(table, query.select) : '1';
  const removal = `delete from "public".${quoteName(table.name)} as ${target} where ${conditions} returning ${returning}`;
  return { text: `with "_written" as (${removal}) ${collect('"_written"')}`, values };
}

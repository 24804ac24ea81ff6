import { AppError } from '@alento/domain/app-error.ts';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { validator } from 'hono-openapi';

type Target = 'form' | 'json' | 'param' | 'query';

/** Validates with a domain schema, which the OpenAPI document then shows too. Names the bad field, never its value. */
export function validate<Schema extends StandardSchemaV1, T extends Target>(target: T, schema: Schema) {
  return validator(target, schema, (result) => {
    if (!result.success) throw new AppError('common.invalid_input', { params: { field: fieldOf(result.error) } });
  });
}

function fieldOf(issues: readonly StandardSchemaV1.Issue[]): string {
  const path = issues[0]?.path ?? [];
  return path.map((segment) => String(typeof segment === 'object' ? segment.key : segment)).join('.');
}

import { errorCatalogue, type ErrorCode } from '@alento/domain/app-error.ts';
import { errorBodySchema } from '@alento/domain/common/schema.ts';
import type { StandardSchemaV1 } from '@standard-schema/spec';
import { describeRoute, resolver, type DescribeRouteOptions, type ResponsesWithResolver } from 'hono-openapi';

export interface RouteDescription {
  tag: string;
  summary: string;
  /** What a success is answered with; null is an empty answer. */
  answers: Record<number, { description: string; schema: StandardSchemaV1 | null; media?: string }>;
  /** Error codes of this route, besides those that every route of its kind shares. */
  errors?: readonly ErrorCode[];
  isPublic?: boolean;
}

const shared: readonly ErrorCode[] = ['common.internal'];
const signedIn: readonly ErrorCode[] = [
  'common.unauthenticated',
  'account.second_step_needed',
  'account.deletion_pending',
  'common.unavailable',
  'common.timeout',
];

/** Describes a route for the OpenAPI document; parameters and bodies come from its validators. */
export function describe({ tag, summary, answers, errors = [], isPublic = false }: RouteDescription) {
  const options: DescribeRouteOptions = {
    tags: [tag],
    summary,
    responses: {
      ...answerResponses(answers),
      ...errorResponses([...shared, ...(isPublic ? [] : signedIn), ...errors]),
    },
    security: isPublic ? [] : [{ bearer: [] }],
  };
  return describeRoute(options);
}

function answerResponses(answers: RouteDescription['answers']): ResponsesWithResolver {
  const entries = Object.entries(answers).map(([status, { description, schema, media = 'application/json' }]) => [
    status,
    schema ? { description, content: { [media]: { schema: outputOf(schema) } } } : { description },
  ]);
  return Object.fromEntries(entries) as ResponsesWithResolver;
}

function errorResponses(codes: readonly ErrorCode[]): ResponsesWithResolver {
  const byStatus = Map.groupBy(new Set(codes), (code) => errorCatalogue[code].status);
  const responses: ResponsesWithResolver = {};
  for (const [status, ofStatus] of byStatus) {
    responses[String(status)] = {
      description: ofStatus.map((code) => `\`${code}\``).join(', '),
      content: { 'application/json': { schema: outputOf(errorBodySchema) } },
    };
  }
  return responses;
}

const outputOf = (schema: StandardSchemaV1) => resolver(schema, { options: { io: 'output' } });

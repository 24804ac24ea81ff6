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
  /** Who is let in besides those who have taken every step and stay. */
  admits?: keyof typeof refusals;
}

/** What is wrong with a body that is not what its route takes. */
export const badBody: readonly ErrorCode[] = [
  'common.invalid_input',
  'common.invalid_json',
  'common.payload_too_large',
  'common.unsupported_media_type',
];

/** An answer without a body. */
export const empty = (description: string) => ({ description, schema: null });

const shared: readonly ErrorCode[] = ['common.internal'];
const signedIn: readonly ErrorCode[] = ['common.unauthenticated', 'common.unavailable', 'common.timeout'];
// As the ways in of authenticate.ts have it.
const refusals = {
  nobody_else: ['account.second_step_needed', 'account.deletion_pending'],
  leaving: ['account.second_step_needed'],
  first_step: [],
} as const satisfies Record<string, readonly ErrorCode[]>;

/** Describes a route for the OpenAPI document; parameters and bodies come from its validators. */
export function describe(description: RouteDescription) {
  const { tag, summary, answers, errors = [], isPublic = false, admits = 'nobody_else' } = description;
  const options: DescribeRouteOptions = {
    tags: [tag],
    summary,
    responses: {
      ...answerResponses(answers),
      ...errorResponses([...shared, ...(isPublic ? [] : [...signedIn, ...refusals[admits]]), ...errors]),
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

import { ask } from './http.ts';
import type { Definitions, Schema } from './json-schema.ts';
import type { Target } from './target.ts';

/** One method of one path, with what it takes. */
export interface Operation {
  method: string;
  /** With `{name}` where something is to be filled in. */
  path: string;
  query: { name: string; schema: Schema }[];
  body: Schema | null;
  /** The statuses that its description names; null where there is no description. */
  statuses: ReadonlySet<number> | null;
}

interface Described {
  parameters?: { name: string; in: string; schema?: Schema }[];
  requestBody?: { content?: Record<string, { schema?: Schema }> };
  responses?: Record<string, unknown>;
}

interface Document {
  paths: Record<string, Record<string, Described>>;
  components?: { schemas?: Definitions };
}

export interface Surface {
  operations: Operation[];
  definitions: Definitions;
}

/** Every operation of the OpenAPI document. */
export async function readSurface(target: Target): Promise<Surface> {
  const document = JSON.parse((await ask(target, 'GET', '/api/openapi.json')).text) as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => operationOf(method, path, described)),
  );
  return { operations, definitions: document.components?.schemas ?? {} };
}

function operationOf(
  method: string,
  path: string,
  { parameters = [], requestBody, responses = {} }: Described,
): Operation {
  return {
    method: method.toUpperCase(),
    path,
    query: parameters
      .filter((parameter) => parameter.in === 'query')
      .map(({ name, schema = {} }) => ({ name, schema })),
    body: requestBody?.content?.['application/json']?.schema ?? null,
    statuses: new Set(Object.keys(responses).map(Number)),
  };
}

const text: Schema = { type: 'string' };
const email: Schema = { type: 'string', format: 'email' };
const id: Schema = { type: 'string', format: 'uuid' };
const object = (properties: Record<string, Schema>): Schema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const operation = (method: string, path: string, body: Schema | null = null): Operation => ({
  method,
  path,
  query: [],
  body,
  statuses: null,
});

const credentials = object({ email, password: text });
const profile = object({ nome_completo: text, data_nascimento: { type: 'string', format: 'date' } });
const filters = [
  'select=*',
  'select=id,user_id&order=recorded_at.desc.nullslast&limit=5&offset=1',
  'select=*,users(*)',
  'user_id=eq.{id}',
  'user_id=in.({id},{id})',
  'or=(mood.eq.calm,not.and(note.ilike.*a*,id.gt.{id}))',
  'note=ilike.*%25*',
  'mood=isdistinct.calm',
  'recorded_at=gt.infinity',
  'columns=id,user_id&on_conflict=id',
];

/** What has no OpenAPI document: the backend that speaks as Supabase does. */
export const backendOperations: readonly Operation[] = [
  operation('POST', '/auth/v1/signup', credentials),
  ...['password', 'refresh_token', 'pkce', 'id_token', 'web3', 'x'].map((grant) =>
    operation(
      'POST',
      `/auth/v1/token?grant_type=${grant}`,
      object({
        email,
        password: text,
        refresh_token: text,
        auth_code: id,
        code_verifier: text,
        id_token: text,
        provider: text,
      }),
    ),
  ),
  ...['otp', 'recover', 'magiclink', 'resend', 'invite', 'sso'].map((path) =>
    operation('POST', `/auth/v1/${path}`, object({ email, type: text, phone: text, create_user: { type: 'boolean' } })),
  ),
  operation('POST', '/auth/v1/verify', object({ email, type: text, token: text, token_hash: text })),
  operation('GET', '/auth/v1/verify?type=signup&token={text}&redirect_to={text}'),
  operation('GET', '/auth/v1/authorize?provider={text}&redirect_to={text}'),
  operation('GET', '/auth/v1/callback?state={text}&code={text}&error={text}'),
  operation('GET', '/auth/v1/user'),
  operation('PUT', '/auth/v1/user', object({ data: { type: 'object', properties: { full_name: text } }, phone: text })),
  operation('GET', '/auth/v1/reauthenticate'),
  operation('POST', '/auth/v1/factors', object({ factor_type: { const: 'totp' }, friendly_name: text })),
  operation('POST', '/auth/v1/factors/{id}/challenge', object({})),
  operation('POST', '/auth/v1/factors/{id}/verify', object({ challenge_id: id, code: text })),
  operation('DELETE', '/auth/v1/factors/{id}'),
  operation('GET', '/auth/v1/user/identities/authorize?provider={text}'),
  operation('DELETE', '/auth/v1/user/identities/{id}'),
  operation('GET', '/auth/v1/admin/users?page={text}&per_page={text}'),
  operation('PUT', '/auth/v1/admin/users/{id}', object({ email, role: text })),
  operation('DELETE', '/auth/v1/admin/users/{id}'),
  operation('GET', '/auth/v1/settings'),
  ...['perfis', 'mood_entries', '{text}'].flatMap((table) =>
    filters.map((filter) => operation('GET', `/rest/v1/${table}?${filter}`)),
  ),
  operation('POST', '/rest/v1/perfis?on_conflict=id_usuario', profile),
  operation('PATCH', '/rest/v1/perfis?id_usuario=eq.{id}', profile),
  operation(
    'POST',
    '/rest/v1/mood_entries',
    object({ mood: { const: 'calm' }, note: text, recorded_at: { type: 'string', format: 'date-time' } }),
  ),
  operation('PATCH', '/rest/v1/mood_entries?id=eq.{id}', object({ note: text })),
  operation('DELETE', '/rest/v1/mood_entries?id=eq.{id}'),
  operation('POST', '/rest/v1/rpc/{text}', object({})),
  operation('GET', '/storage/v1/bucket'),
  operation('GET', '/storage/v1/bucket/{text}'),
  operation(
    'POST',
    '/storage/v1/object/list/avatars',
    object({ prefix: text, limit: { type: 'integer' }, search: text }),
  ),
  operation(
    'POST',
    '/storage/v1/object/list-v2/avatars',
    object({ prefix: text, limit: { type: 'integer' }, cursor: text }),
  ),
  operation('GET', '/storage/v1/object/avatars/{id}/{text}'),
  operation('GET', '/storage/v1/object/public/avatars/{id}/{text}'),
  operation('GET', '/storage/v1/object/info/avatars/{id}/{text}'),
  operation('POST', '/storage/v1/object/avatars/{id}/{text}', object({})),
  operation('POST', '/storage/v1/object/sign/avatars/{id}/{text}', object({ expiresIn: { type: 'integer' } })),
  operation('POST', '/storage/v1/object/upload/sign/avatars/{id}/{text}', object({})),
  operation('POST', '/storage/v1/object/move', object({ bucketId: text, sourceKey: text, destinationKey: text })),
  operation('POST', '/storage/v1/object/copy', object({ bucketId: text, sourceKey: text, destinationKey: text })),
  operation('DELETE', '/storage/v1/object/avatars', object({ prefixes: { type: 'array', items: text, minItems: 1 } })),
];

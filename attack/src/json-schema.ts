import { randomUUID } from 'node:crypto';
import type { Random } from './random.ts';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  minItems?: number;
}

export type Definitions = Readonly<Record<string, Schema>>;

/** A value that the schema most likely takes. */
export function valueFor(schema: Schema, definitions: Definitions, random: Random): unknown {
  const make = (inner: Schema): unknown => valueFor(inner, definitions, random);
  if (schema.$ref) return make(definitions[schema.$ref.split('/').at(-1) ?? ''] ?? {});
  if ('const' in schema) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return make(random.pick(choices));
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map(make)) as unknown;
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type;
  switch (type) {
    case 'object':
      return objectFor(schema, make, random);
    case 'array':
      return Array.from({ length: Math.max(schema.minItems ?? 0, random.below(3)) }, () => make(schema.items ?? {}));
    case 'string':
      return stringFor(schema, random);
    case 'number':
    case 'integer':
      return Math.max(schema.minimum ?? 0, Math.min(schema.maximum ?? 100, random.below(100)));
    case 'boolean':
      return random.pick([true, false]);
    default:
      return null;
  }
}

function objectFor({ properties = {}, required = [] }: Schema, make: (inner: Schema) => unknown, random: Random) {
  const entries = Object.entries(properties).filter(([name]) => required.includes(name) || random.next() < 0.7);
  return Object.fromEntries(entries.map(([name, inner]) => [name, make(inner)]));
}

function stringFor({ format, pattern, minLength = 0, maxLength = 60 }: Schema, random: Random): string {
  if (format === 'uuid') return randomUUID();
  if (format === 'date') return '1990-05-09';
  if (format === 'date-time') return new Date(Date.now() - random.below(1e9)).toISOString();
  if (format === 'email') return `${randomUUID()}@attack.example`;
  if (format === 'uri') return 'https://attack.example/x';
  if (pattern?.includes('0-9a-f')) return 'a'.repeat(Math.max(minLength, 64));
  const words = random.pick(['A long day.', 'Ich bin müde', '今日は疲れた', 'x']);
  return words.padEnd(minLength, '.').slice(0, maxLength);
}

/** The value with one thing in it replaced, left out or added. */
export function spoil(value: unknown, hostile: unknown, random: Random): unknown {
  if (Array.isArray(value) && value.length > 0 && random.next() < 0.7) {
    const at = random.below(value.length);
    return value.map((inner, index) => (index === at ? spoil(inner, hostile, random) : inner));
  }
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const names = Object.keys(value);
    if (names.length === 0 || random.next() < 0.1)
      return { ...value, [random.pick(['id', 'user_id', '__proto__'])]: hostile };
    const name = random.pick(names);
    const { [name]: inner, ...others } = value as Record<string, unknown>;
    return random.next() < 0.15 ? others : { ...others, [name]: spoil(inner, hostile, random) };
  }
  return hostile;
}

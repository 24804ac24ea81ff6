import type { Sql } from '@alento/sql/sql.ts';
import * as z from 'zod';
import type { Broadcast } from './frames.ts';

/** The channel of LISTEN and NOTIFY that all processes share; the schema `realtime` writes to it, too. */
export const notificationChannel = 'realtime';

/** PostgreSQL takes less than 8000 bytes. */
const maximumBytes = 7999;

const changeSchema = z.object({
  kind: z.literal('change'),
  table: z.string(),
  type: z.enum(['INSERT', 'UPDATE', 'DELETE']),
  at: z.string(),
  owner: z.string().nullable(),
  key: z.record(z.string(), z.unknown()),
});
/** A row has changed: its primary key and no more. */
export type Change = z.infer<typeof changeSchema>;

const broadcastSchema = z.object({
  kind: z.literal('broadcast'),
  topic: z.string(),
  event: z.string(),
  json: z.unknown().optional(),
  base64: z.string().optional(),
  /** The channel that spoke, if it shall not hear itself. */
  from: z.string().optional(),
});

const notificationSchema = z.discriminatedUnion('kind', [
  changeSchema,
  broadcastSchema,
  z.object({ kind: z.literal('session-end'), session: z.string(), person: z.string() }),
]);

export type Notification =
  | Change
  | { kind: 'broadcast'; topic: string; from: string | undefined; sent: Broadcast }
  | { kind: 'session-end'; session: string; person: string };

/** Undefined if it is none of ours. */
export function parseNotification(payload: string): Notification | undefined {
  const parsed = notificationSchema.safeParse(parseJson(payload)).data;
  if (parsed?.kind !== 'broadcast') return parsed;
  const { topic, event, json, base64, from } = parsed;
  const sent: Broadcast =
    base64 === undefined
      ? { event, encoding: 'json', content: Buffer.from(JSON.stringify(json ?? {})) }
      : { event, encoding: 'binary', content: Buffer.from(base64, 'base64') };
  return { kind: 'broadcast', topic, from, sent };
}

/** Tells every process of a broadcast; answers whether it was short enough. */
export async function notifyBroadcast(
  sql: Sql,
  { topic, from, sent }: { topic: string; from?: string | undefined; sent: Broadcast },
): Promise<boolean> {
  const content =
    sent.encoding === 'json'
      ? { json: JSON.parse(sent.content.toString()) as unknown }
      : { base64: sent.content.toString('base64') };
  const text = JSON.stringify({ kind: 'broadcast', topic, event: sent.event, ...content, from });
  if (Buffer.byteLength(text) > maximumBytes) return false;
  await sql`select pg_notify(${notificationChannel}, ${text})`;
  return true;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import * as z from 'zod';

/** Phoenix's serializers: an object for each message, or an array, with broadcasts in binary. */
export type ProtocolVersion = '1.0.0' | '2.0.0';

/** A message of a Phoenix socket. */
export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

/** What is broadcast, its content as the sender encoded it. */
export interface Broadcast {
  event: string;
  encoding: 'json' | 'binary';
  content: Buffer;
}

export class FrameError extends Error {
  override readonly name = 'FrameError';
}

const refSchema = z.string().max(64).nullish().default(null);
const topicSchema = z.string().min(1).max(255);
const eventSchema = z.string().min(1).max(255);
const objectSchema = z.object({
  join_ref: refSchema,
  ref: refSchema,
  topic: topicSchema,
  event: eventSchema,
  payload: z.unknown(),
});
const arraySchema = z.tuple([refSchema, refSchema, topicSchema, eventSchema, z.unknown()]);
const broadcastSchema = z.looseObject({ event: eventSchema, payload: z.unknown() });

const kinds = { push: 3, broadcast: 4 };
const encodings = ['binary', 'json'] as const;
/** The longest text that a length of one byte can announce. */
const longestField = 255;

/** Reads what a client sent; refuses with a FrameError what is no message. */
export function decodeFrame(data: Buffer, isBinary: boolean, version: ProtocolVersion): Frame {
  if (isBinary) return decodePush(data);
  const json = parseJson(data);
  if (version === '1.0.0') {
    const { join_ref: joinRef, ...frame } = parse(objectSchema, json);
    return { joinRef, ...frame };
  }
  const [joinRef, ref, topic, event, payload] = parse(arraySchema, json);
  return { joinRef, ref, topic, event, payload };
}

export function encodeFrame({ joinRef, ref, topic, event, payload }: Frame, version: ProtocolVersion): string {
  return version === '1.0.0'
    ? JSON.stringify({ join_ref: joinRef, ref, topic, event, payload })
    : JSON.stringify([joinRef, ref, topic, event, payload]);
}

/** The broadcast in the payload of a message of that event. */
export function toBroadcast(payload: unknown): Broadcast {
  if (isBroadcast(payload)) return payload;
  const { event, payload: content } = parse(broadcastSchema, payload);
  return { event, encoding: 'json', content: Buffer.from(JSON.stringify(content ?? {})) };
}

/** Undefined where the version cannot carry it: bytes are not in JSON. */
export function encodeBroadcast(topic: string, sent: Broadcast, version: ProtocolVersion): string | Buffer | undefined {
  if (version === '2.0.0') return encodeBinary(topic, sent);
  if (sent.encoding === 'binary') return undefined;
  const payload = { type: 'broadcast', event: sent.event, payload: JSON.parse(sent.content.toString()) as unknown };
  return encodeFrame({ joinRef: null, ref: null, topic, event: 'broadcast', payload }, version);
}

// One byte each: kind, length of topic, event and metadata, encoding; then these and the content.
function encodeBinary(topic: string, { event, encoding, content }: Broadcast): Buffer {
  const [topicBytes, eventBytes] = [Buffer.from(topic), Buffer.from(event)];
  const header = [kinds.broadcast, topicBytes.length, eventBytes.length, 0, encodings.indexOf(encoding)];
  return Buffer.concat([Buffer.from(header), topicBytes, eventBytes, content]);
}

// One byte each: kind, length of join ref, ref, topic, event and metadata, encoding; then these and the content.
function decodePush(data: Buffer): Frame {
  const [kind, joinRefLength = 0, refLength = 0, topicLength = 0, eventLength = 0, metaLength = 0, encoding = 0] = data;
  const name = encodings[encoding];
  if (kind !== kinds.push || name === undefined) throw new FrameError('an unknown kind of message');
  let end = 7;
  const take = (length: number): string => data.toString('utf8', end, (end += length));
  const [joinRef, ref, topic, event] = [take(joinRefLength), take(refLength), take(topicLength), take(eventLength)];
  end += metaLength;
  if (end > data.length || topic === '' || event === '') throw new FrameError('a message that is cut off');
  const broadcast: Broadcast = { event, encoding: name, content: data.subarray(end) };
  if (name === 'json') parseJson(broadcast.content);
  return { joinRef: joinRef || null, ref: ref || null, topic, event: 'broadcast', payload: broadcast };
}

function isBroadcast(payload: unknown): payload is Broadcast {
  return typeof payload === 'object' && payload !== null && 'content' in payload && Buffer.isBuffer(payload.content);
}

export function isShortEnough(text: string): boolean {
  return Buffer.byteLength(text) <= longestField;
}

function parseJson(data: Buffer): unknown {
  try {
    return JSON.parse(data.toString());
  } catch (cause) {
    throw new FrameError('a message that is no JSON', { cause });
  }
}

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value);
  if (!parsed.success) throw new FrameError('a message of another form', { cause: parsed.error });
  return parsed.data;
}

import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../common/schema.ts';
import { languageCodes } from '../language/languages.ts';
import { feedbackKindSchema, repairKindSchema } from './feedback/schema.ts';
import { helpBlockSchema } from '../safety/schema.ts';
import { moodKeySchema, moodSchema } from '../mood/schema.ts';
import { maxMessageLength, maxSessionPageSize, maxTakeawayLength, maxTitleLength, sessionPageSize } from './limits.ts';
import { personalities } from './personalities.ts';

export const personalitySchema = z.enum(personalities);
export { type Personality, personalities } from './personalities.ts';

export const sessionKinds = ['support', 'reflective', 'inspiring'] as const;
export const sessionKindSchema = z.enum(sessionKinds);
export type SessionKind = z.infer<typeof sessionKindSchema>;

export const sessionStates = ['not_started', 'in_progress', 'paused', 'completed', 'ended'] as const;
export const sessionStateSchema = z.enum(sessionStates);
export type SessionState = z.infer<typeof sessionStateSchema>;

/** Who speaks: the guided companion, or a configured model. */
export const engineKinds = ['guided', 'model'] as const;
export const engineKindSchema = z.enum(engineKinds);
export type EngineKind = z.infer<typeof engineKindSchema>;

/** `stopped`: the person stopped the reply; `interrupted`: it broke off by itself. */
export const messageStatuses = ['complete', 'stopped', 'interrupted'] as const;
export const messageStatusSchema = z.enum(messageStatuses);
export type MessageStatus = z.infer<typeof messageStatusSchema>;

export const messageSchema = z.object({
  id: idSchema,
  role: z.enum(['user', 'assistant']),
  text: z.string(),
  status: messageStatusSchema,
  engine: z.nullable(engineKindSchema),
  /** The help block of a user's message. */
  help: z.nullable(helpBlockSchema),
  /** What its person said of a reply; left out where they said nothing. */
  feedback: z.optional(feedbackKindSchema),
  /** Said without a connection, a reply by the companion on the device; left out where that is not so. */
  isOffline: z.optional(z.boolean()),
  createdAt: instantSchema,
});
export type Message = z.infer<typeof messageSchema>;

export const sessionSchema = z.object({
  id: idSchema,
  /** Null where the person did not say. */
  mood: z.nullable(moodKeySchema),
  kind: sessionKindSchema,
  personality: personalitySchema,
  language: z.enum(languageCodes),
  state: sessionStateSchema,
  messageCount: z.int(),
  createdAt: instantSchema,
  lastActivityAt: instantSchema,
  endedAt: z.nullable(instantSchema),
  moodAfter: z.nullable(moodKeySchema),
  takeaway: z.nullable(z.string()),
  /** What it is about: by the engine, or by the person. */
  title: z.nullable(z.string()),
  isPinned: z.boolean(),
  isArchived: z.boolean(),
});
export type Session = z.infer<typeof sessionSchema>;

/** A session in the list, with the beginning of its last message. */
export const listedSessionSchema = z.extend(sessionSchema, {
  lastWords: z.object({ role: z.enum(['user', 'assistant']), text: z.string() }),
});
export type ListedSession = z.infer<typeof listedSessionSchema>;

export const sessionPageSchema = z.object({
  sessions: z.array(listedSessionSchema),
  nextCursor: z.nullable(z.string()),
  total: z.int(),
});
export type SessionPage = z.infer<typeof sessionPageSchema>;

export const newSessionSchema = z.object({
  /** Null: the person would rather not say. Left out: what they noted last, if that is not long ago. */
  mood: z.optional(z.nullable(moodSchema)),
  personality: personalitySchema,
  language: z.enum(languageCodes),
});
export type NewSession = z.infer<typeof newSessionSchema>;

/** Whose numbers the device shows (ISO 3166-1), so that a reply in danger can name them. It is not kept. */
export const countrySchema = z.string().check(z.regex(/^[A-Z]{2}$/));

/**
 * What a person sends. `id` is made by the client, so that sending twice stores one message.
 * `replaces` names an earlier message of theirs: it and all that followed give way to this one.
 */
export const sendMessageSchema = z.object({
  id: idSchema,
  text: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxMessageLength)),
  replaces: z.optional(idSchema),
  country: z.optional(countrySchema),
});
export type SendMessage = z.infer<typeof sendMessageSchema>;

/** `completed` ends the session; without an exchange it is stored as `ended`. */
export const sessionChangeSchema = z.object({
  state: z.optional(z.enum(['in_progress', 'paused', 'completed'])),
  moodAfter: z.optional(z.nullable(moodSchema)),
  takeaway: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxTakeawayLength)))),
  title: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxTitleLength)))),
  isPinned: z.optional(z.boolean()),
  isArchived: z.optional(z.boolean()),
});
export type SessionChange = z.infer<typeof sessionChangeSchema>;

/** `recent`: all that are not archived. */
export const sessionViews = ['recent', 'pinned', 'archived'] as const;
export type SessionView = (typeof sessionViews)[number];

export const sessionListQuerySchema = z.object({
  view: z._default(z.enum(sessionViews), 'recent'),
  cursor: z.optional(z.string()),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(maxSessionPageSize)), sessionPageSize),
});

export const conversationQuerySchema = z.object({ cursor: z.optional(z.string()) });

/** What was said, newest first, for a device to search through. */
export const spokenPageSchema = z.object({
  messages: z.array(z.object({ sessionId: idSchema, text: z.string() })),
  nextCursor: z.nullable(z.string()),
});
export type SpokenPage = z.infer<typeof spokenPageSchema>;

export const spokenQuerySchema = z.object({ cursor: z.optional(z.string()) });

/** With which repair a reply is made anew, if it missed. */
export const regenerateQuerySchema = z.object({ repair: z.optional(repairKindSchema) });

export const sessionParamSchema = z.object({ id: idSchema });

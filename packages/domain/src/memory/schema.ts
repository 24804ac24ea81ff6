import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../common/schema.ts';
import { maxMemories, maxMemoriesPerSession, maxMemoryLength, memoryConsentVersion } from './limits.ts';

/** One line: a memory is quoted in instructions and in an opening, where a break would begin something else. */
export const memoryTextSchema = z.string().check(
  z.overwrite((text) => text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim()),
  z.minLength(1),
  z.maxLength(maxMemoryLength),
);

/** Who put it down: the person, or the companion after a conversation. */
export const memorySources = ['person', 'companion'] as const;
export type MemorySource = (typeof memorySources)[number];

export const memorySchema = z.object({
  id: idSchema,
  text: z.string(),
  source: z.enum(memorySources),
  /** The conversation it came from. */
  session: z.nullable(z.object({ id: idSchema, createdAt: instantSchema })),
  updatedAt: instantSchema,
});
export type Memory = z.infer<typeof memorySchema>;

/** Everything that is remembered, the newest first, and since when the person consents to it; null is off. */
export const memoryListSchema = z.object({
  consentedAt: z.nullable(instantSchema),
  memories: z.array(memorySchema),
});
export type MemoryList = z.infer<typeof memoryListSchema>;

/** `id` is made by the client, so that sending twice stores one. `sessionId` brings back what came from a conversation. */
export const newMemorySchema = z.object({
  id: idSchema,
  text: memoryTextSchema,
  sessionId: z.optional(idSchema),
});
export type NewMemory = z.infer<typeof newMemorySchema>;

export const memoryChangeSchema = z.object({ text: memoryTextSchema });
export type MemoryChange = z.infer<typeof memoryChangeSchema>;

/** A person consents to what they have read, and to nothing newer. */
export const memoryConsentSchema = z.object({ version: z.literal(memoryConsentVersion) });

export const consentWithdrawalSchema = z.object({ memories: z.enum(['keep', 'delete']) });
export type ConsentWithdrawal = z.infer<typeof consentWithdrawalSchema>;

/** Memories not yet seen by the user; `isLooking` while a review may add more. */
export const memoryNewsSchema = z.object({ memories: z.array(memorySchema), isLooking: z.boolean() });
export type MemoryNews = z.infer<typeof memoryNewsSchema>;

export const noticedMemoriesSchema = z.object({
  ids: z.array(idSchema).check(z.minLength(1), z.maxLength(maxMemories)),
});

export const memoryParamSchema = z.object({ id: idSchema });

/** The format of a model's answer when extracting memories; surplus ones are dropped later. */
export const memoryProposalSchema = z.strictObject({
  facts: z.array(z.string()).check(z.maxLength(maxMemoriesPerSession * 4)),
});

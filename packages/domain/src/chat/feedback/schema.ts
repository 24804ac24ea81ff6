import * as z from 'zod/mini';

/** What somebody can say of a reply with one press. */
export const feedbackKinds = ['helpful', 'unhelpful', 'misunderstood'] as const;
export const feedbackKindSchema = z.enum(feedbackKinds);
export type FeedbackKind = z.infer<typeof feedbackKindSchema>;

/** Null takes it back. */
export const replyFeedbackSchema = z.object({ feedback: z.nullable(feedbackKindSchema) });
export type ReplyFeedback = z.infer<typeof replyFeedbackSchema>;

/** Presses that a person can send in a minute. */
export const feedbackPerMinute = 60;

/**
 * How to go on after a reply that missed: answering the same message in another way, or leaving what it was about. The new
 * reply stands in the place of the one that missed.
 */
export const repairKinds = ['anotherWay', 'anotherTopic'] as const;
export const repairKindSchema = z.enum(repairKinds);
export type RepairKind = z.infer<typeof repairKindSchema>;

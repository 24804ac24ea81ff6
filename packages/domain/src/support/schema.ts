import * as z from 'zod/mini';
import { idSchema, instantSchema } from '../common/schema.ts';
import { languageCodes } from '../language/languages.ts';
import { helpBlockSchema, tiers } from '../safety/schema.ts';
import { maxSupportLength } from './limits.ts';

/** What a message to support is about. */
export const supportCategories = ['technical', 'account', 'premium', 'other'] as const;
export const supportCategorySchema = z.enum(supportCategories);
export type SupportCategory = z.infer<typeof supportCategorySchema>;

/** How far the operators have come with a message. */
export const supportStatuses = ['open', 'assigned', 'answered', 'closed'] as const;
export const supportStatusSchema = z.enum(supportStatuses);
export type SupportStatus = z.infer<typeof supportStatusSchema>;

const shortTextSchema = z.string().check(z.maxLength(40), z.regex(/^[\w .+-]*$/));

/** What a device tells of itself, shown before it is sent: nothing that anybody wrote, and no id. */
export const diagnosticsSchema = z.strictObject({
  version: shortTextSchema,
  /** A path whose changing parts are `:id`. */
  place: z.string().check(z.maxLength(80), z.regex(/^\/(?:[a-z][a-z-]*|:id)?(?:\/(?:[a-z][a-z-]*|:id))*$/)),
  /** Name and major version. */
  browser: shortTextSchema,
  system: shortTextSchema,
  /** In CSS pixels, for example `390x844`. */
  viewport: z.string().check(z.regex(/^\d{1,5}x\d{1,5}$/)),
  /** Whether it runs as an app on the home screen. */
  isInstalled: z.boolean(),
  isOnline: z.boolean(),
  language: z.enum(languageCodes),
});
export type Diagnostics = z.infer<typeof diagnosticsSchema>;

/** A message to support. The client makes the `id`, so that sending twice stores one message. */
export const supportMessageSchema = z.object({
  id: idSchema,
  email: z.string().check(z.trim(), z.email(), z.maxLength(320)),
  category: supportCategorySchema,
  message: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxSupportLength)),
  diagnostics: z.nullable(diagnosticsSchema),
  language: z.enum(languageCodes),
});
export type SupportMessage = z.infer<typeof supportMessageSchema>;

/** That a message arrived. */
export const supportReceiptSchema = z.object({
  /** What the receipt by mail calls it. */
  reference: z.string(),
  isPriority: z.boolean(),
  /** Shown before all else; null where the message tells of no danger. */
  help: z.nullable(helpBlockSchema),
});
export type SupportReceipt = z.infer<typeof supportReceiptSchema>;

/** A message as its sender's archive holds it. */
export const ownSupportMessageSchema = z.object({
  id: idSchema,
  createdAt: instantSchema,
  email: z.string(),
  category: supportCategorySchema,
  message: z.string(),
  diagnostics: z.nullable(diagnosticsSchema),
  isPriority: z.boolean(),
  status: supportStatusSchema,
  closedAt: z.nullable(instantSchema),
  language: z.enum(languageCodes),
  tier: z.literal(tiers),
});
export type OwnSupportMessage = z.infer<typeof ownSupportMessageSchema>;

import { conversationSchema } from '@alento/domain/chat/conversation-schema.ts';
import { messageSchema, sessionPageSchema, sessionSchema } from '@alento/domain/chat/schema.ts';
import { replyEventSchema } from '@alento/domain/chat/stream-schema.ts';
import { configSchema } from '@alento/domain/hosting/config-schema.ts';
import { healthSchema } from '@alento/domain/hosting/health-schema.ts';
import { errorBodySchema } from '@alento/domain/common/schema.ts';
import { favouritesSchema, runPageSchema, runSchema } from '@alento/domain/exercises/schema.ts';
import { moodEntrySchema, moodPageSchema } from '@alento/domain/mood/entry-schema.ts';
import { geoSchema } from '@alento/domain/language/geo-schema.ts';
import { progressSchema } from '@alento/domain/progress/schema.ts';
import { storedPlanSchema } from '@alento/safety/support-plan/schema.ts';
import type { Hono } from 'hono';
import { generateSpecs } from 'hono-openapi';
import { globalRegistry } from 'zod/mini';
import type { AppEnv } from './context.ts';

const names = {
  Session: sessionSchema,
  SessionPage: sessionPageSchema,
  Conversation: conversationSchema,
  Message: messageSchema,
  ReplyEvent: replyEventSchema,
  Progress: progressSchema,
  StoredPlan: storedPlanSchema,
  DialogueRun: runSchema,
  DialogueRunPage: runPageSchema,
  MoodEntry: moodEntrySchema,
  MoodEntryPage: moodPageSchema,
  FavouriteDialogues: favouritesSchema,
  Config: configSchema,
  Geo: geoSchema,
  Health: healthSchema,
  ErrorBody: errorBodySchema,
};

for (const [ref, schema] of Object.entries(names)) globalRegistry.add(schema, { ref });

/** Generates the OpenAPI document from the routes and the schemas that they validate with. */
export function generateDocument(api: Hono<AppEnv>, version: string) {
  return generateSpecs(api, {
    documentation: {
      info: {
        title: 'Alento',
        version,
        description:
          'The product API. Sign-up, sign-in and a person’s own rows are at /auth/v1 and /rest/v1 (supabase-js).',
        license: { name: 'MIT', identifier: 'MIT' },
      },
      servers: [{ url: '/' }],
      tags: [
        { name: 'account' },
        { name: 'conversations' },
        { name: 'exercises' },
        { name: 'language' },
        { name: 'mood' },
        { name: 'safety plan' },
        { name: 'server' },
        { name: 'voice' },
      ],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'Access token of /auth/v1' },
        },
      },
    },
    defaultValidationErrorResponse: false,
  });
}

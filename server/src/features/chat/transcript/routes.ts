import { printsPerMinute } from '@alento/domain/chat/limits.ts';
import { attachmentHeader } from '@alento/domain/chat/transcript/file-name.ts';
import { transcriptQuerySchema } from '@alento/domain/chat/transcript/schema.ts';
import { sessionParamSchema } from '@alento/domain/chat/schema.ts';
import { Hono } from 'hono';
import { requirePerson } from '#features/account/guards/require-person.ts';
import type { AppEnv } from '#http/context.ts';
import { describe } from '#http/describe-route.ts';
import { rateLimit } from '#http/rate-limit.ts';
import { validate } from '#http/validate.ts';
import { streamBytes } from '#lib/stream-bytes.ts';
import type { TranscriptOptions } from './context.ts';
import { printSession } from './print-session.ts';

/** `/api/sessions/{id}/export.pdf` */
export function createTranscriptRoutes({ pdfPrinter, transcriptWords }: TranscriptOptions) {
  return new Hono<AppEnv>().get(
    '/:id/export.pdf',
    describe({
      tag: 'conversations',
      summary: 'A session as a tagged PDF, for those whose plan is Premium',
      answers: { 200: { description: 'The file', schema: null } },
      errors: [
        'chat.session_not_found',
        'billing.premium_needed',
        'chat.pdf_too_long',
        'chat.pdf_unavailable',
        'common.invalid_input',
        'common.rate_limited',
      ],
    }),
    requirePerson,
    rateLimit('pdf', printsPerMinute),
    validate('param', sessionParamSchema),
    validate('query', transcriptQuerySchema),
    async (c) => {
      const input = { ...c.req.valid('param'), ...c.req.valid('query') };
      const { name, pdf } = await printSession({ ctx: c.var.ctx, input, pdfPrinter, transcriptWords });
      return c.body(streamBytes(pdf), 200, {
        'content-type': 'application/pdf',
        'content-length': String(pdf.byteLength),
        'content-disposition': attachmentHeader(name),
      });
    },
  );
}

import { addressKey } from '@alento/backend/http/client-address.ts';
import { supportMessageSchema, supportReceiptSchema } from '@alento/domain/support/schema.ts';
import { Hono } from 'hono';
import { identifyCaller } from '#http/authenticate.ts';
import { clientAddress } from '#http/client-address.ts';
import type { AppEnv } from '#http/context.ts';
import { badBody, describe } from '#http/describe-route.ts';
import { validate } from '#http/validate.ts';
import type { SupportOptions } from './context.ts';
import { sendMessage } from './send-message.ts';

/** `/api/support` */
export function createSupportRoutes({ supportCipher, supportMails, trustedProxies }: SupportOptions) {
  return new Hono<AppEnv>().post(
    '/',
    describe({
      tag: 'support',
      summary: 'Write to the people who run Alento, signed in or not; the same id twice stores one message',
      answers: { 201: { description: 'It is stored, and a receipt is on its way', schema: supportReceiptSchema } },
      errors: [...badBody, 'support.too_often', 'common.unavailable', 'common.timeout'],
      isPublic: true,
    }),
    validate('json', supportMessageSchema),
    async (c) => {
      const receipt = await sendMessage({
        services: c.var.services,
        supportCipher,
        supportMails,
        person: await identifyCaller(c),
        network: addressKey(clientAddress(c, trustedProxies) ?? 'unknown'),
        input: c.req.valid('json'),
      });
      return c.json(receipt, 201);
    },
  );
}

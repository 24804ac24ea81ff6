import { fault, refusal, type ErrorDefinition } from '../common/errors.ts';

/** Errors of plans and payments. */
export const billingErrors = {
  'billing.message_limit': refusal(429),
  'billing.session_limit': refusal(429),
  'billing.premium_needed': refusal(403),
  'billing.not_sold': refusal(409),
  'billing.trial_unavailable': refusal(409),
  'billing.no_trial': refusal(409),
  'billing.not_configured': refusal(501),
  'billing.already_subscribed': refusal(409),
  'billing.no_subscription': refusal(409),
  'billing.checkout_not_found': refusal(404),
  'billing.webhook_invalid': refusal(400),
  'billing.provider_failed': fault(502),
} as const satisfies Record<string, ErrorDefinition>;

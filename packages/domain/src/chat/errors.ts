import { fault, passing, refusal, type ErrorDefinition } from '../common/errors.ts';

/** Errors of conversations. */
export const chatErrors = {
  'chat.session_not_found': refusal(404),
  'chat.message_not_found': refusal(404),
  'chat.message_conflict': refusal(409),
  'chat.session_closed': refusal(409),
  'chat.reply_in_progress': passing(409),
  'chat.nothing_to_regenerate': refusal(409),
  'chat.engine_misconfigured': fault(502),
  'chat.engine_unavailable': fault(502),
  'chat.engine_busy': passing(503),
  'chat.engine_timeout': passing(504),
  'chat.reply_interrupted': passing(502),
  'chat.pdf_unavailable': refusal(501),
  'chat.pdf_too_long': refusal(422),
} as const satisfies Record<string, ErrorDefinition>;

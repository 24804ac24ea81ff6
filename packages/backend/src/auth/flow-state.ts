import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod';
import type { TransactionSql } from '@alento/sql/sql.ts';
import { AuthError } from './errors.ts';

export interface CodeChallenge {
  challenge: string;
  method: 's256' | 'plain';
}

/** The fields with which a request asks to be finished by an authorization code (PKCE, RFC 7636). */
export const challengeFields = {
  code_challenge: z.nullish(z.string()),
  code_challenge_method: z.nullish(z.string()),
};

const challengePattern = /^[A-Za-z0-9._~-]{43,128}$/;

export function readChallenge(fields: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): CodeChallenge | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = fields;
  if (!challenge && !method) return undefined;
  if (!challenge || !method) {
    throw new AuthError('validation_failed', {
      msg: 'PKCE flow requires code_challenge_method and code_challenge',
    });
  }
  const name = method.toLowerCase();
  if (!challengePattern.test(challenge) || (name !== 's256' && name !== 'plain')) {
    throw new AuthError('validation_failed', { msg: 'code challenge or its method is not valid' });
  }
  return { challenge, method: name };
}

export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

interface NewFlow {
  challenge: CodeChallenge;
  userId: string;
  provider: string;
  /** How the session will say that it was proved. */
  method: string;
}

/** Stores a flow; its code comes later. */
export async function startFlow(tx: TransactionSql, { challenge, userId, provider, method }: NewFlow): Promise<string> {
  const [flow] = await tx<{ id: string }[]>`
    insert into auth.flow_state (user_id, code_challenge, code_challenge_method, provider_type, authentication_method)
    values (${userId}, ${challenge.challenge}, ${challenge.method}, ${provider}, ${method})
    returning id
  `;
  if (!flow) throw new Error('the flow was not stored');
  return flow.id;
}

/** The code to hand to the client that began the flow; undefined if the flow is gone. */
export async function issueAuthCode(tx: TransactionSql, flowId: string): Promise<string | undefined> {
  const code = randomBytes(32).toString('base64url');
  const issued = await tx`
    update auth.flow_state set auth_code = ${hashSecret(code)}, auth_code_issued_at = now(), updated_at = now()
    where id = ${flowId}
  `;
  return issued.count > 0 ? code : undefined;
}

export function isVerifierRight({ challenge, method }: CodeChallenge, verifier: string): boolean {
  const answer = method === 's256' ? hashSecret(verifier) : verifier;
  return timingSafeEqual(Buffer.from(hashSecret(answer)), Buffer.from(hashSecret(challenge)));
}

import type { SupabaseProject } from './project.ts';
import { AccessTokenError } from '@alento/backend/auth/access-token.ts';
import { AppError, isAppError } from '@alento/domain/app-error.ts';
import { createRemoteJWKSet, errors, jwtVerify, type JWTVerifyGetKey } from 'jose';
import * as z from 'zod/mini';
import type { BackendService } from './backend-service.ts';
import { askProject } from './ask-project.ts';
import { deleteProjectAccount } from './delete-project-account.ts';
import { endProjectSessions } from './end-project-sessions.ts';
import { listProjectFiles } from './project-files.ts';
import { removeMfaFactors } from './remove-mfa-factors.ts';

export const tokenAlgorithms = ['ES256', 'RS256'];
const keysLifetimeMs = 600_000;
// How often an unknown key id may trigger a refetch of the key set.
const keysPauseMs = 30_000;

const accountSchema = z.looseObject({ id: z.uuid() });
const claimsSchema = z.looseObject({ sub: z.uuid(), role: z.string() });

/** Leaves accounts, rows and files to a Supabase project and believes the tokens that it signs. */
export function createSupabaseBackend(project: SupabaseProject): BackendService {
  const issuer = `${project.url}/auth/v1`;
  const findKey = keyFinder(project);
  return {
    deleteAccount: (personId) => deleteProjectAccount(project, personId),
    deleteFactors: (personId) => removeMfaFactors(project, personId),
    endSessions: (_, accessToken) => endProjectSessions(project, accessToken),
    exportAccount: async (personId) =>
      accountSchema.parse(await (await askProject(project, 'GET', `/auth/v1/admin/users/${personId}`)).json()),
    filesOf: (personId) => listProjectFiles(project, personId),
    async verifyAccessToken(token) {
      try {
        const { payload } = await jwtVerify(token, findKey, {
          algorithms: tokenAlgorithms,
          issuer,
          audience: 'authenticated',
          requiredClaims: ['exp'],
        });
        return claimsSchema.parse(payload);
      } catch (cause) {
        if (isAppError(cause)) throw cause;
        throw new AccessTokenError(cause instanceof errors.JWTExpired ? 'expired' : 'invalid', cause);
      }
    },
  };
}

export function getKeysUrl({ url }: SupabaseProject): URL {
  return new URL(`${url}/auth/v1/.well-known/jwks.json`);
}

/** A key that the project does not have makes a token bad; keys that cannot be fetched do not. */
function keyFinder(project: SupabaseProject): JWTVerifyGetKey {
  const keys = createRemoteJWKSet(getKeysUrl(project), {
    cacheMaxAge: keysLifetimeMs,
    cooldownDuration: keysPauseMs,
    headers: { apikey: project.publishableKey },
  });
  return async (header, token) => {
    try {
      return await keys(header, token);
    } catch (cause) {
      const isBadToken = cause instanceof errors.JWKSNoMatchingKey || cause instanceof errors.JWKSMultipleMatchingKeys;
      throw isBadToken ? cause : new AppError('common.unavailable', { cause });
    }
  };
}

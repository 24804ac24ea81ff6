import { hkdfSync } from 'node:crypto';
import { jwtVerify, SignJWT, type JWK } from 'jose';
import * as z from 'zod';
import type { Actor } from '../database.ts';
import { StorageError } from './errors.ts';

/** What row-level security may ask of whoever made a link. */
const claimsSchema = z.object({
  sub: z.optional(z.uuid()),
  session_id: z.optional(z.uuid()),
  aal: z.optional(z.string()),
});

const uploadSchema = z.object({
  url: z.string(),
  upsert: z.boolean(),
  role: z.enum(['anon', 'authenticated', 'service_role']),
  ...claimsSchema.shape,
});

export interface UploadPermit {
  path: string;
  upsert: boolean;
  /** The user who created the link: they own what is uploaded with it. */
  actor: Actor;
}

/** Tokens that open one object by themselves; a path is `bucket/name`. */
export interface SignedLinks {
  signDownload(path: string, seconds: number): Promise<string>;
  assertDownload(token: string, path: string): Promise<void>;
  signUpload(permit: UploadPermit): Promise<string>;
  readUpload(token: string, path: string): Promise<Pick<UploadPermit, 'upsert' | 'actor'>>;
}

const uploadSeconds = 2 * 3600;
const audience = { download: 'storage:download', upload: 'storage:upload' };

export function createSignedLinks(signingKey: JWK): SignedLinks {
  const secret = new Uint8Array(hkdfSync('sha256', signingKey.d ?? '', '', 'storage links', 32));

  const sign = (claims: Record<string, unknown>, aud: string, seconds: number): Promise<string> => {
    const now = Math.floor(Date.now() / 1000);
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setAudience(aud)
      .setIssuedAt(now)
      .setExpirationTime(now + seconds)
      .sign(secret);
  };
  const verify = async (token: string, aud: string, path: string): Promise<unknown> => {
    const { payload } = await jwtVerify(token, secret, { algorithms: ['HS256'], audience: aud }).catch(() => {
      throw new StorageError('InvalidJWT');
    });
    if (payload.url !== path) throw new StorageError('InvalidJWT');
    return payload;
  };

  return {
    signDownload: (path, seconds) => sign({ url: path }, audience.download, seconds),
    async assertDownload(token, path) {
      await verify(token, audience.download, path);
    },
    signUpload({ path, upsert, actor: { role, claims } }) {
      return sign({ url: path, upsert, role, ...claimsSchema.parse(claims) }, audience.upload, uploadSeconds);
    },
    async readUpload(token, path) {
      const { upsert, role, sub, session_id: id, aal } = uploadSchema.parse(await verify(token, audience.upload, path));
      const claims = { role, sub, session_id: id, aal };
      // A link ends with the session that it was made in.
      return { upsert, actor: { role, claims, ...(id && sub && { session: { id, personId: sub } }) } };
    },
  };
}

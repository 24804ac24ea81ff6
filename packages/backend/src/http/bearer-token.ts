import type { HonoRequest } from 'hono';

const bearer = /^bearer +(\S+)$/i;

export function bearerToken(request: HonoRequest): string | undefined {
  return bearer.exec(request.header('authorization') ?? '')?.[1];
}

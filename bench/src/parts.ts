import { randomBytes, randomUUID } from 'node:crypto';
import { judgeMessage } from '@alento/safety/judge-message.ts';
import { guardFor } from '@alento/safety/output-guard/guard-for.ts';
import { personCipher } from '../../server/src/platform/encryption/person-cipher.ts';

/** What a part of an exchange takes of a processor by itself, in milliseconds. */
export interface Part {
  name: string;
  ms: number;
}

const rounds = 300;
const warmUp = 50;
const said = 'I had a long day and would like to talk about it. My sister called, and then nothing went right.';
const earlier = Array.from({ length: 10 }, (_, index) => ({
  role: index % 2 === 0 ? ('user' as const) : ('assistant' as const),
  text: said,
}));

async function time(name: string, work: () => unknown): Promise<Part> {
  for (let round = 0; round < warmUp; round += 1) await work();
  const startedAt = performance.now();
  for (let round = 0; round < rounds; round += 1) await work();
  return { name, ms: (performance.now() - startedAt) / rounds };
}

/** What nothing may be saved on: reading for danger, guarding 100 tokens, and encrypting an exchange in a session of ten. */
export async function measureParts(): Promise<Part[]> {
  const cipher = personCipher(randomBytes(32), randomUUID());
  const id = randomUUID();
  const sealed = cipher.encrypt(id, said);
  return [
    await time('reading a message for danger', () => judgeMessage({ text: said, language: 'en', before: 0, earlier })),
    await time('the output guard, 100 tokens', async () => {
      const guard = await guardFor({ language: 'en' });
      for (let token = 0; token < 100; token += 1) guard.push('carefully ');
      guard.flush();
    }),
    await time('encrypting two messages, decrypting twenty', () => {
      for (let message = 0; message < 2; message += 1) cipher.encrypt(id, said);
      for (let message = 0; message < 20; message += 1) cipher.decrypt(id, sealed);
    }),
  ];
}

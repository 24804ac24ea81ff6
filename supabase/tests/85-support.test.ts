import { randomUUID } from 'node:crypto';
import { createTestDatabase, type TestDatabase } from '@alento/server/testing/database.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createPersona, noPermission, visitor, type Persona } from './personas.ts';

let database: TestDatabase;
let owner: Persona;
let stranger: Persona;

beforeAll(async () => (database = await createTestDatabase()));
afterAll(() => database.drop());
beforeEach(async () => {
  owner = await createPersona(database.sql);
  stranger = await createPersona(database.sql);
  await database.sql`insert into public.support_messages (id, user_id, email, message, email_digest, category, language)
    values (${randomUUID()}, ${owner.id}, '\\x00', '\\x00', '\\x00', 'other', 'pt'),
      (${randomUUID()}, null, '\\x00', '\\x00', '\\x00', 'other', 'pt')`;
});

const read = ({ act }: Pick<Persona, 'act'>) => act((tx) => tx`select id, message from public.support_messages`);

test('people read what they asked, and nobody else’s', async () => {
  expect(await read(owner)).toHaveLength(1);
  expect(await read(stranger)).toHaveLength(0);
  await expect(read(visitor(database.sql))).rejects.toThrow(noPermission);
});

test('nobody but the server writes, changes or deletes a message, or learns who works on it', async () => {
  for (const { act } of [owner, stranger, visitor(database.sql)])
    for (const attempt of [
      `insert into public.support_messages (id, email, message, email_digest, category, language)
        values ('${randomUUID()}', '\\x00', '\\x00', '\\x00', 'other', 'pt')`,
      `update public.support_messages set is_priority = true`,
      `delete from public.support_messages`,
      `select assigned_to from public.support_messages`,
      `select from private.support_mails`,
      `select from private.support_attempts`,
      `select private.sweep_support()`,
    ])
      await expect(act((tx) => tx.script(attempt))).rejects.toThrow(noPermission);
});

test('only what is closed has been closed at some time', async () => {
  for (const change of [`status = 'closed'`, `closed_at = now()`, `status = 'lost'`, `tier = 5`, `category = 'spam'`])
    await expect(database.sql.script(`update public.support_messages set ${change}`)).rejects.toThrow(
      /check constraint/,
    );
});

import type { Age } from '@alento/domain/account/age-schema.ts';
import type { TFunction } from 'i18next';
import type { PersonContext, Services } from '#http/context.ts';
import { errorCodeOf } from '#lib/errors.ts';
import type { PersonFile } from '#platform/backend/backend-service.ts';
import type { ZippedFile } from '#platform/zip/zipped.ts';
import { readAge } from '../age/read-age.ts';
import type { AccountOptions } from '../context.ts';
import { fetchOwnHealth } from '../health/data.ts';
import { resolveLanguage } from '../resolve-language.ts';
import { conversationTable, exportedTables, messageTable, type ExportedTable } from './exported-tables.ts';
import { readRows } from './read-rows.ts';
import { writeReadme } from './write-readme.ts';

interface Request extends Pick<AccountOptions, 'chooseLanguage' | 'exportWords' | 'deriveExports'> {
  ctx: PersonContext;
  services: Pick<Services, 'backend' | 'log' | 'sql'>;
  acceptLanguage: string | null;
}

/** Everything stored about the acting user, decrypted, as files of an archive that is streamed. */
export async function exportData(request: Request): Promise<{ name: string; files: AsyncIterable<ZippedFile> }> {
  const { ctx, services } = request;
  const account = await services.backend.exportAccount(ctx.actor.id);
  const age = await readAge({ ctx: { sql: services.sql, actor: ctx.actor } });
  const uploads = await services.backend.filesOf(ctx.actor.id);
  const words = request.exportWords(await resolveLanguage(request));
  services.log.info({ requestId: ctx.requestId, code: 'account.data_exported' });
  const day = new Date().toISOString().slice(0, 10);
  const { deriveExports } = request;
  const files = listFiles(ctx, { account, age, uploads, words, day, deriveExports });
  return { name: `alento-${day}.zip`, files: watched(request, files) };
}

interface Parts extends Pick<AccountOptions, 'deriveExports'> {
  account: object;
  age: Age;
  uploads: PersonFile[];
  words: TFunction<'account-export'>;
  day: string;
}

async function* listFiles(
  ctx: PersonContext,
  { account, age, uploads, words, day, deriveExports }: Parts,
): AsyncGenerator<ZippedFile> {
  const reading = { ctx, cipher: await ctx.cipher() };
  const rowsOf = (table: ExportedTable) => jsonList(readRows(reading, table));
  yield { name: 'README.txt', content: once(writeReadme(words, day)) };
  yield { name: 'account.json', content: once(jsonOf(account)) };
  // Before the tables, which it brings up to date.
  for (const [name, derived] of Object.entries(await deriveExports(ctx)))
    yield { name: `${name}.json`, content: once(jsonOf(derived)) };
  yield { name: 'conversations.json', content: conversationsOf(reading) };
  for (const [file, table] of Object.entries(exportedTables)) yield { name: `${file}.json`, content: rowsOf(table) };
  yield { name: 'age.json', content: once(jsonOf(age)) };
  yield { name: 'check.json', content: once(jsonOf(await ctx.database(fetchOwnHealth))) };
  for (const { name, read } of uploads) yield { name: `files/${name}`, content: (await read()) ?? once('') };
}

/** An answer that has begun can only break off; why is for the log. */
async function* watched({ ctx, services }: Request, files: AsyncIterable<ZippedFile>): AsyncGenerator<ZippedFile> {
  for await (const { name, content } of files) yield { name, content: read(content) };

  async function* read(content: ZippedFile['content']): AsyncGenerator<Uint8Array | string> {
    try {
      yield* content;
    } catch (error) {
      services.log.error({ requestId: ctx.requestId, code: 'account.export_broken', reason: errorCodeOf(error) });
      throw error;
    }
  }
}

/** Each with its messages in it, however many these are. */
async function* conversationsOf(reading: Parameters<typeof readRows>[0]): AsyncGenerator<string> {
  let separator = '';
  yield '[';
  for await (const conversation of readRows(reading, conversationTable)) {
    yield `${separator}\n${JSON.stringify(conversation, null, 2).slice(0, -2)},\n  "messages": `;
    yield* jsonList(readRows(reading, messageTable, { session_id: conversation.id }));
    yield '}';
    separator = ',';
  }
  yield '\n]\n';
}

async function* jsonList(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '';
  yield '[';
  for await (const item of items) {
    yield `${separator}\n${JSON.stringify(item, null, 2)}`;
    separator = ',';
  }
  yield '\n]\n';
}

const jsonOf = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

async function* once(text: string): AsyncGenerator<string> {
  yield text;
}

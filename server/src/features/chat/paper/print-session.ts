import { getFirstName } from '@alento/domain/account/first-name.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { maxPaperLength, searchPageSize } from '@alento/domain/chat/limits.ts';
import { paperFileName } from '@alento/domain/chat/paper/file-name.ts';
import { layOutPaper } from '@alento/domain/chat/paper/lay-out-paper.ts';
import type { PaperQuery } from '@alento/domain/chat/paper/schema.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { requirePremium } from '#features/billing/require-premium.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchMessages, type MessageRow } from '../data.ts';
import { findSession } from '../find-session.ts';
import { presentMessage, presentSession } from '../present.ts';
import type { PaperOptions } from './context.ts';
import { fetchFullName } from './data.ts';

interface Printing extends PaperOptions {
  ctx: PersonContext;
  input: { id: string } & PaperQuery;
}

/** A conversation as a PDF, and what the file is called. */
export async function printSession({ ctx, input, pdfPrinter, paperWords }: Printing) {
  const cipher = await ctx.cipher();
  const [row, fullName] = await ctx.database(async (tx) => {
    const found = await findSession(tx, input.id);
    await requirePremium(tx);
    return [found, await fetchFullName(tx)] as const;
  });
  const session = presentSession(row, cipher);
  const language = input.language ?? session.language;
  const paper = layOutPaper({
    session,
    messages: await readMessages(ctx, input.id),
    personName: getFirstName(fullName),
    say: paperWords(language),
    locale: describeLanguage(language).locale,
    timeZone: input.timeZone,
  });
  return {
    name: paperFileName(paper.title, session.createdAt, 'pdf'),
    pdf: await pdfPrinter.print(paper, language),
  };
}

/** All messages, oldest first; page by page, each in a transaction of its own. */
async function readMessages(ctx: PersonContext, id: string): Promise<Message[]> {
  const cipher = await ctx.cipher();
  const newestFirst: Message[] = [];
  let length = 0;
  let before: number | null = null;
  do {
    const page: { before: number | null; limit: number } = { before, limit: searchPageSize };
    const rows: MessageRow[] = await ctx.database((tx) => fetchMessages(tx, id, page));
    for (const row of rows) {
      const message = presentMessage(row, cipher);
      length += message.text.length;
      newestFirst.push(message);
    }
    if (length > maxPaperLength) throw new AppError('chat.pdf_too_long');
    before = rows.length < searchPageSize ? null : (rows.at(-1)?.position ?? null);
  } while (before !== null);
  return newestFirst.toReversed();
}

import { getFirstName } from '@alento/domain/account/first-name.ts';
import { AppError } from '@alento/domain/app-error.ts';
import { maxTranscriptLength, searchPageSize } from '@alento/domain/chat/limits.ts';
import { transcriptFileName } from '@alento/domain/chat/transcript/file-name.ts';
import { createTranscript } from '@alento/domain/chat/transcript/create-transcript.ts';
import type { TranscriptQuery } from '@alento/domain/chat/transcript/schema.ts';
import type { Message } from '@alento/domain/chat/schema.ts';
import { describeLanguage } from '@alento/locales/languages.ts';
import { requirePremium } from '#features/billing/require-premium.ts';
import type { PersonContext } from '#http/context.ts';
import { fetchMessages, type MessageRow } from '../data.ts';
import { findSession } from '../find-session.ts';
import { presentMessage, presentSession } from '../present.ts';
import type { TranscriptOptions } from './context.ts';
import { fetchFullName } from './data.ts';

interface Printing extends TranscriptOptions {
  ctx: PersonContext;
  input: { id: string } & TranscriptQuery;
}

/** A conversation as a PDF, and what the file is called. */
export async function printSession({ ctx, input, pdfPrinter, transcriptWords }: Printing) {
  const cipher = await ctx.cipher();
  const [row, fullName] = await ctx.database(async (tx) => {
    const found = await findSession(tx, input.id);
    await requirePremium(tx);
    return [found, await fetchFullName(tx)] as const;
  });
  const session = presentSession(row, cipher);
  const language = input.language ?? session.language;
  const transcript = createTranscript({
    session,
    messages: await readMessages(ctx, input.id),
    personName: getFirstName(fullName),
    say: transcriptWords(language),
    locale: describeLanguage(language).locale,
    timeZone: input.timeZone,
  });
  return {
    name: transcriptFileName(transcript.title, session.createdAt, 'pdf'),
    pdf: await pdfPrinter.print(transcript, language),
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
    if (length > maxTranscriptLength) throw new AppError('chat.pdf_too_long');
    before = rows.length < searchPageSize ? null : (rows.at(-1)?.position ?? null);
  } while (before !== null);
  return newestFirst.toReversed();
}

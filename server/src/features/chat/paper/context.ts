import type { SayOnPaper } from '@alento/domain/chat/paper/lay-out-paper.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';

/** What the words on paper come from. */
export const paperNamespaces = ['chat-paper', 'chat', 'mood'] as const;

export interface PaperOptions {
  readonly pdfPrinter: Pick<PdfPrinter, 'print'>;
  readonly paperWords: (language: LanguageCode) => SayOnPaper;
}

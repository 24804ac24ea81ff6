import type { TranscriptWords } from '@alento/domain/chat/transcript/create-transcript.ts';
import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';

/** What the words of a transcript come from. */
export const transcriptNamespaces = ['chat-transcript', 'chat', 'mood'] as const;

export interface TranscriptOptions {
  readonly pdfPrinter: Pick<PdfPrinter, 'print'>;
  readonly transcriptWords: (language: LanguageCode) => TranscriptWords;
}

import type { LanguageCode } from '@alento/domain/language/languages.ts';
import type { TFunction } from 'i18next';
import type { PdfPrinter } from '#platform/pdf/pdf-printer.ts';

/** What the words on paper come from. */
export const paperNamespaces = ['chat-paper', 'chat', 'mood'] as const;

export interface PaperOptions {
  readonly pdfPrinter: Pick<PdfPrinter, 'print'>;
  readonly paperWords: (language: LanguageCode) => TFunction<typeof paperNamespaces>;
}

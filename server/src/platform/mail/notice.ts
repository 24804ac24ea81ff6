import type { LanguageCode } from '@alento/domain/language/languages.ts';

/** A mail that only informs; it holds no code and no link to act on. */
export interface Notice {
  kind: 'deletion_planned' | 'deletion_cancelled' | 'deletion_done';
  to: string;
  language: LanguageCode;
  /** The day that it speaks of. */
  day?: Date;
}

/** Rejects if the mail was not handed over. */
export type SendNotice = (notice: Notice) => Promise<void>;

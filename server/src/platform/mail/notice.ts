import type { LanguageCode } from '@alento/domain/language/languages.ts';

/** A mail that tells of something and asks for nothing; it holds no code. */
export interface Notice {
  kind: 'deletion_planned' | 'deletion_cancelled' | 'deletion_done';
  to: string;
  language: LanguageCode;
  /** The day that it speaks of. */
  day?: Date;
}

/** Rejects if the mail was not handed over. */
export type SendNotice = (notice: Notice) => Promise<void>;

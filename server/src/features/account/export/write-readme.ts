import type { LanguageCode } from '@alento/domain/language/languages.ts';
import { translatorOf } from '#platform/mail/translator.ts';
import { exportedTables, type ExportedFile } from './exported-tables.ts';

/** What is in the archive, told in the person's language. */
export function writeReadme(language: LanguageCode, day: string): string {
  const t = translatorOf(language, 'account-export');
  const files: readonly (ExportedFile | 'account' | 'conversations' | 'progress')[] = [
    'account',
    'conversations',
    ...(Object.keys(exportedTables) as ExportedFile[]),
    'progress',
  ];
  const lines = [...files.map((file) => `${file}.json: ${t(`files.${file}`)}`), `files/: ${t('files.uploads')}`];
  return [t('title'), t('made', { day }), t('form'), lines.join('\n'), t('care'), ''].join('\n\n');
}

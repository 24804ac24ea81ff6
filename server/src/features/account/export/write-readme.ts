import type { TFunction } from 'i18next';
import { exportedTables, type ExportedFile } from './exported-tables.ts';

/** The archive's read-me, in the user's language. */
export function writeReadme(t: TFunction<'account-export'>, day: string): string {
  const files: readonly (ExportedFile | 'account' | 'age' | 'check' | 'conversations' | 'progress' | 'support')[] = [
    'account',
    'conversations',
    ...(Object.keys(exportedTables) as ExportedFile[]),
    'age',
    'check',
    'progress',
    'support',
  ];
  const contents = files.map((file) => [`${file}.json`, t(`files.${file}`)]);
  const lines = [...contents, ['files/', t('files.uploads')]].map((line) => line.join(': '));
  return [t('title'), t('made', { day }), t('form'), lines.join('\n'), t('care'), ''].join('\n\n');
}
